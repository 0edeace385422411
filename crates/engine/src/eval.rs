//! Evaluation: what a position is worth to the player to move, in centiseeds. The search asks for nothing else, so
//! another evaluation, a network for one, takes the place of this one behind the same small interface.

use std::sync::{Arc, LazyLock};

use namua_rules::{Bao, BySide, House, Kimasai, Pit, Position, Ruleset, Side, Stage};

use crate::endgame::Tables;
use crate::net::{Features, Header, Network, NetworkError, Sowing, Steps};

/// Judges positions of one kind.
pub trait Evaluation<N> {
    /// The worth to the player to move; well inside the proven scores.
    fn evaluate(&mut self, node: &N) -> i32;
}

/// What an engine judges positions by: for each ruleset a network, or else the evaluation made by hand. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Evaluator {
    sowing: [Option<Arc<Network<Sowing>>>; 4],
    steps: Option<Arc<Network<Steps>>>,
    endgames: Option<Tables>,
}

/// Stones of the Kimasai endgames that an engine knows of itself: they are solved in memory in some 50 milliseconds, when
/// a Kimasai position is first searched, and take 2 megabytes.
const ENDGAME_STONES: u8 = 6;

/// The worth of a Kimasai position that the tables say is won; how far away the win is they do not say.
const ENDGAME_WIN: i32 = 20_000;

/// The network of `kiswahili`, `zanzibar` and `kete`.
static MAIN: &[u8] = include_bytes!("../nets/main.net");

/// The network of `kujifunza`.
static KUJIFUNZA: &[u8] = include_bytes!("../nets/kujifunza.net");

/// The network of `kimasai`.
static KIMASAI: &[u8] = include_bytes!("../nets/kimasai.net");

impl Default for Evaluator {
    /// The networks of the program, read once.
    fn default() -> Evaluator {
        static NETWORKS: LazyLock<Evaluator> = LazyLock::new(|| {
            let main = [Ruleset::Kiswahili, Ruleset::Zanzibar, Ruleset::Kete];
            let all = Evaluator::hand_made().with_file(&main, MAIN);
            let all = all.and_then(|all| all.with_file(&[Ruleset::Kujifunza], KUJIFUNZA));
            let all = all.and_then(|all| all.with_file(&[Ruleset::Kimasai], KIMASAI));
            all.unwrap_or_else(|error| unreachable!("a network of the program: {error}"))
        });
        NETWORKS.clone()
    }
}

impl Evaluator {
    /// No networks at all.
    #[must_use]
    pub fn hand_made() -> Evaluator {
        Evaluator { sowing: [const { None }; 4], steps: None, endgames: None }
    }

    /// With perfect endgames of Kimasai.
    #[must_use]
    pub fn with_endgames(mut self, tables: Tables) -> Evaluator {
        self.endgames = Some(tables);
        self
    }

    /// With the small endgames that the program solves itself, unless it has others.
    #[must_use]
    pub fn knowing_endgames(self) -> Evaluator {
        static SMALL: LazyLock<Option<Tables>> = LazyLock::new(|| Tables::build(ENDGAME_STONES).ok());
        match (&self.endgames, &*SMALL) {
            (None, Some(tables)) => self.with_endgames(tables.clone()),
            _ => self,
        }
    }

    /// With a network for one of the sowing games; nothing changes for Kimasai, which has other inputs.
    #[must_use]
    pub fn with_sowing(mut self, ruleset: Ruleset, network: Arc<Network<Sowing>>) -> Evaluator {
        if let Some(place) = self.sowing.get_mut(ruleset as usize) {
            *place = Some(network);
        }
        self
    }

    /// With a network for Kimasai.
    #[must_use]
    pub fn with_steps(mut self, network: Arc<Network<Steps>>) -> Evaluator {
        self.steps = Some(network);
        self
    }

    /// The header of the network that judges a ruleset's positions; `None` where the evaluation made by hand does.
    #[must_use]
    pub fn header(&self, ruleset: Ruleset) -> Option<Header> {
        match self.sowing.get(ruleset as usize) {
            Some(network) => network.as_ref().map(|network| network.header()),
            None => self.steps.as_ref().map(|network| network.header()),
        }
    }

    /// With the network of a file, for the rulesets given; which inputs it has, its header tells.
    ///
    /// # Errors
    /// [`NetworkError`] tells what is wrong with the file.
    pub fn with_file(mut self, rulesets: &[Ruleset], bytes: &[u8]) -> Result<Evaluator, NetworkError> {
        if Header::read(bytes)?.name == Steps::NAME {
            return Ok(self.with_steps(Arc::new(Network::read(bytes)?)));
        }
        let network = Arc::new(Network::read(bytes)?);
        for &ruleset in rulesets {
            self = self.with_sowing(ruleset, Arc::clone(&network));
        }
        Ok(self)
    }
}

impl Evaluation<Bao> for Evaluator {
    #[inline]
    fn evaluate(&mut self, node: &Bao) -> i32 {
        match self.sowing.get(node.ruleset() as usize) {
            Some(Some(network)) => network.judge(node),
            _ => HandMade.evaluate(node),
        }
    }
}

impl Evaluation<Kimasai> for Evaluator {
    #[inline]
    fn evaluate(&mut self, node: &Kimasai) -> i32 {
        if let Some(wins) = self.endgames.as_ref().and_then(|tables| tables.probe(node)) {
            // All wins are won: among them more stones are nearer to the end.
            return if wins { ENDGAME_WIN } else { -ENDGAME_WIN } + HandMade.evaluate(node);
        }
        match &self.steps {
            Some(network) => network.judge(node),
            None => HandMade.evaluate(node),
        }
    }
}

impl Evaluation<Position> for Evaluator {
    fn evaluate(&mut self, position: &Position) -> i32 {
        match position {
            Position::Bao(bao) => self.evaluate(bao),
            Position::Kimasai(kimasai) => self.evaluate(kimasai),
        }
    }
}

/// The evaluation made by hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandMade;

/// Centiseeds for each feature of a sowing position.
struct Weights {
    /// A seed on the own side of the board.
    seed: i32,
    /// A seed of the front row on top of that: it can capture, and be captured.
    front: i32,
    /// An occupied front hole.
    front_hole: i32,
    /// A hole of two or more, anywhere: it can move.
    mover: i32,
    /// The functional house, in namua and later.
    house: [i32; 2],
    /// The capture that the player to move is bound to have.
    threat: i32,
}

const WEIGHTS: Weights =
    Weights { seed: 100, front: -15, front_hole: 25, mover: 12, house: [250, 60], threat: 60 };

impl Evaluation<Bao> for HandMade {
    fn evaluate(&mut self, node: &Bao) -> i32 {
        let side = BySide::from_fn(|side| worth(node, side));
        let me = node.turn();
        let threat = if node.threatens() { WEIGHTS.threat } else { 0 };
        side[me] - side[!me] + threat
    }
}

/// What a player's side of the board is worth.
fn worth(node: &Bao, side: Side) -> i32 {
    let ring = node.ring(side);
    let (front, back) = ring.split_at(8);
    let sum = |row: &[u8]| row.iter().map(|&n| i32::from(n)).sum::<i32>();
    let count = |row: &[u8], least: u8| row.iter().filter(|&&n| n >= least).count() as i32;
    let in_front = sum(front);
    let mut worth = WEIGHTS.seed * (in_front + sum(back) + i32::from(node.reserve(side)));
    worth += WEIGHTS.front * in_front + WEIGHTS.front_hole * count(front, 1);
    worth += WEIGHTS.mover * count(ring, 2);
    if node.house(side) == House::Functional {
        worth += WEIGHTS.house[usize::from(node.stage() == Stage::Mtaji)];
        // Seeds of the house are safe from the mover's own laps, not from the opponent's.
        worth -= WEIGHTS.front * i32::from(node.count(side, Pit::HOUSE));
    }
    worth
}

impl Evaluation<Kimasai> for HandMade {
    /// Stones count most, then how many of them can move on.
    fn evaluate(&mut self, node: &Kimasai) -> i32 {
        let me = node.turn();
        stones_worth(node, me) - stones_worth(node, !me)
    }
}

fn stones_worth(node: &Kimasai, side: Side) -> i32 {
    100 * node.stones_left(side) as i32 + 6 * node.mobile(side).count_ones() as i32
}
