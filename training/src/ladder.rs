//! The ladder of levels: each against the one below, from paired openings with sides swapped. What was measured is kept in
//! a file, so that a broken off run goes on where it stopped, and printed into the page that explains the levels.

mod game;
mod page;
mod rungs;

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use indicatif::ParallelProgressIterator;
use namua_engine::{Care, Level, Style};
use namua_rules::Ruleset;
use rayon::prelude::*;

use crate::selfplay::bar;
use game::Bench;
use rungs::Rungs;

/// What is measured.
#[derive(Args, Clone, Debug)]
pub(crate) struct Ladder {
    /// Games of each pair of neighbours
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Rulesets [default: all]
    #[arg(long, value_delimiter = ',')]
    rulesets: Vec<Ruleset>,
    /// The upper levels of the pairs [default: all]
    #[arg(long, value_delimiter = ',')]
    levels: Vec<u32>,
    /// Nodes of each move of level 10; in a game it takes a million
    #[arg(long, default_value_t = 200_000)]
    full_nodes: u64,
    /// The folder of openings, RULESET.txt for each ruleset; chance moves where there is none
    #[arg(long, default_value = "training/openings")]
    openings: PathBuf,
    /// The page the table is printed into
    #[arg(long, default_value = "docs/LEVELS.md")]
    page: PathBuf,
    /// Look for the errors that make the ladder even, from the top down to the lowest level given, and print them; the
    /// depths stay
    #[arg(long)]
    tune: bool,
    /// The part of the points, per cent, that the upper level should get when errors are looked for
    #[arg(long, default_value_t = 68)]
    aim: u32,
}

/// Measures the ladder and prints it, or tunes it.
pub(crate) fn run(ladder: &Ladder, data: &Path) -> Result<()> {
    let rulesets = if ladder.rulesets.is_empty() { Ruleset::ALL.to_vec() } else { ladder.rulesets.clone() };
    let mut rungs = Rungs::read(&data.join("ladder.txt"))?;
    for ruleset in rulesets {
        let bench = Bench::new(ruleset, &ladder.openings)?;
        if ladder.tune {
            ladder.tune(&bench);
        } else {
            ladder.measure(&bench, &mut rungs)?;
        }
    }
    if ladder.tune { Ok(()) } else { page::print(&ladder.page, &rungs) }
}

impl Ladder {
    /// Whether the pair with this upper level is wanted.
    fn wants(&self, upper: Level) -> bool {
        self.levels.is_empty() || self.levels.contains(&u32::from(upper.number()))
    }

    /// How a level plays here: full strength with fewer nodes.
    fn style(&self, level: Level, ruleset: Ruleset) -> Style {
        if level == Level::FULL { Style::Thorough { nodes: self.full_nodes } } else { level.style(ruleset) }
    }

    fn measure(&self, bench: &Bench, rungs: &mut Rungs) -> Result<()> {
        for pair in Level::ALL.windows(2).filter(|pair| self.wants(pair[1])) {
            let styles = [pair[1], pair[0]].map(|level| self.style(level, bench.ruleset));
            let key = rungs::Key::new(bench, pair[1], self.games, styles);
            if !rungs.has(&key) {
                let points = self.play(bench, styles, pair[1].number());
                rungs.add(key, points)?;
            }
        }
        Ok(())
    }

    /// Half points of the first style in all games.
    fn play(&self, bench: &Bench, styles: [Style; 2], upper: u8) -> u32 {
        let shown = bar(u64::from(self.games), &format!("{} {upper}-{}", bench.ruleset, upper - 1));
        let numbers = (0..self.games).into_par_iter().progress_with(shown);
        numbers.map(|number| bench.half_points(styles, number)).sum()
    }

    /// From the top down, the error with which each level gets its part against the one above, found by halving.
    fn tune(&self, bench: &Bench) {
        let mut upper = self.style(Level::FULL, bench.ruleset);
        for pair in Level::ALL.windows(2).rev() {
            let Style::Careless(mut care) = pair[0].style(bench.ruleset) else {
                upper = pair[0].style(bench.ruleset);
                continue;
            };
            if self.wants(pair[1]) {
                let percent = self.even_out(bench, upper, &mut care, pair[1].number());
                println!(
                    "{} {}: depth {}, error {}: {percent} %",
                    bench.ruleset, pair[0], care.depth, care.error
                );
            }
            upper = Style::Careless(care);
        }
    }

    fn even_out(&self, bench: &Bench, upper: Style, care: &mut Care, number: u8) -> u32 {
        let [mut low, mut high] = [1, 16 * care.error];
        loop {
            let points = self.play(bench, [upper, Style::Careless(*care)], number);
            let percent = points * 50 / self.games;
            let near = percent.abs_diff(self.aim) <= 2;
            eprintln!("{} {}: error {}: {percent} %", bench.ruleset, number - 1, care.error);
            if near || high * 10 < low * 13 {
                return percent;
            }
            if percent > self.aim {
                high = care.error
            } else {
                low = care.error
            }
            let next = if low == 1 {
                high / 2
            } else if high > 3 * low {
                low * 2
            } else {
                (low + high) / 2
            };
            if next <= 1 || next > 20_000 {
                return percent;
            }
            care.error = next;
        }
    }
}
