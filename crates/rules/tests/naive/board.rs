//! The 4x8 position and its text (RULES.md sections 1 and 5).
//!
//! A side's 16 holes are numbered along its ring, clockwise: 0..=7 are A1..A8, 8..=15 are B8..B1.
//! South is side 0, North side 1.

/// Clockwise steps along the ring for one seed.
pub const CLOCKWISE: usize = 1;
/// The same for anticlockwise: fifteen on is one back.
pub const ANTICLOCKWISE: usize = 15;
/// The nyumba, A5.
pub const HOUSE: usize = 4;

/// The 4x8 rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    Kiswahili,
    Zanzibar,
    Kete,
    Kujifunza,
}

impl Game {
    pub fn named(name: &str) -> Option<Game> {
        match name {
            "kiswahili" => Some(Game::Kiswahili),
            "zanzibar" => Some(Game::Zanzibar),
            "kete" => Some(Game::Kete),
            "kujifunza" => Some(Game::Kujifunza),
            _ => None,
        }
    }

    fn start_text(self) -> &'static str {
        match self {
            Game::Kujifunza => "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 S 0,0 - -",
            _ => "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 Aa -",
        }
    }
}

/// K3: the whole state of a 4x8 game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub game: Game,
    /// Seeds by side, then along the ring.
    pub holes: [[u32; 16]; 2],
    pub reserve: [u32; 2],
    pub owned: [bool; 2],
    pub mover: usize,
    /// Side and hole.
    pub reserved: Option<(usize, usize)>,
}

impl Board {
    /// K3: the stage of the player to move.
    pub fn in_namua(&self) -> bool {
        self.reserve[self.mover] > 0
    }

    pub fn front_is_empty(&self, side: usize) -> bool {
        self.occupied_front(side) == 0
    }

    /// How many front holes hold a seed.
    pub fn occupied_front(&self, side: usize) -> usize {
        self.holes[side][..8].iter().filter(|&&seeds| seeds > 0).count()
    }

    /// How many front holes hold two or more.
    pub fn front_of_two(&self, side: usize) -> usize {
        self.holes[side][..8].iter().filter(|&&seeds| seeds >= 2).count()
    }

    /// K15: owned, and six or more in it now.
    pub fn house_is_functional(&self, side: usize) -> bool {
        self.owned[side] && self.holes[side][HOUSE] >= 6
    }

    /// The seeds facing a front hole: A_i faces a_(9-i).
    pub fn faced_seeds(&self, side: usize, hole: usize) -> u32 {
        self.holes[1 - side][facing(hole)]
    }

    /// Holes barred to the mover (K23).
    pub fn is_barred(&self, hole: usize) -> bool {
        self.reserved == Some((self.mover, hole))
    }

    /// T4: the opposing hole the mover must capture.
    pub fn duty(&self) -> Option<usize> {
        let (side, hole) = self.reserved?;
        if self.game == Game::Kete && side != self.mover { Some(hole) } else { None }
    }

    pub fn read(game: Game, text: &str) -> Result<Board, String> {
        let text = if text == "startpos" { game.start_text() } else { text };
        let fields: Vec<&str> = text.split(' ').collect();
        let [rows, side, reserves, houses, reserved] = fields[..] else {
            return Err("not five fields".to_string());
        };
        Ok(Board {
            game,
            holes: read_rows(rows)?,
            reserve: read_counts::<2>(reserves)?,
            owned: read_houses(houses)?,
            mover: read_side(side)?,
            reserved: read_reserved(reserved)?,
        })
    }

    pub fn write(&self) -> String {
        let mut rows = [[0; 8]; 4];
        for column in 0..8 {
            rows[0][column] = self.holes[1][8 + column];
            rows[1][column] = self.holes[1][7 - column];
            rows[2][column] = self.holes[0][column];
            rows[3][column] = self.holes[0][15 - column];
        }
        let rows = rows.map(|row| row.map(|seeds| seeds.to_string()).join(",")).join("/");
        let side = if self.mover == 0 { "S" } else { "N" };
        let [south, north] = self.reserve;
        format!("{rows} {side} {south},{north} {} {}", self.write_houses(), self.write_reserved())
    }

    fn write_houses(&self) -> &'static str {
        match self.owned {
            [true, true] => "Aa",
            [true, false] => "A",
            [false, true] => "a",
            [false, false] => "-",
        }
    }

    fn write_reserved(&self) -> String {
        match self.reserved {
            Some((side, hole)) => hole_name(side, hole),
            None => "-".to_string(),
        }
    }
}

/// The front hole of the other side in the same column.
pub fn facing(hole: usize) -> usize {
    7 - hole
}

/// `A1`..`B8` for South, `a1`..`b8` for North.
pub fn hole_name(side: usize, hole: usize) -> String {
    let name = if hole < 8 { format!("A{}", hole + 1) } else { format!("B{}", 16 - hole) };
    if side == 0 { name } else { name.to_lowercase() }
}

/// NB/NF/SF/SB, each physically left to right. North sits opposite: his row A prints a8..a1.
fn read_rows(text: &str) -> Result<[[u32; 16]; 2], String> {
    let rows: Vec<&str> = text.split('/').collect();
    let [nb, nf, sf, sb] = rows[..] else {
        return Err("not four rows".to_string());
    };
    let (nb, nf) = (read_counts::<8>(nb)?, read_counts::<8>(nf)?);
    let (sf, sb) = (read_counts::<8>(sf)?, read_counts::<8>(sb)?);
    let mut holes = [[0; 16]; 2];
    for column in 0..8 {
        holes[1][8 + column] = nb[column];
        holes[1][7 - column] = nf[column];
        holes[0][column] = sf[column];
        holes[0][15 - column] = sb[column];
    }
    Ok(holes)
}

/// Exactly `N` counts joined by commas.
pub fn read_counts<const N: usize>(text: &str) -> Result<[u32; N], String> {
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() != N {
        return Err(format!("not {N} counts: {text}"));
    }
    let mut counts = [0; N];
    for i in 0..N {
        counts[i] = read_count(parts[i])?;
    }
    Ok(counts)
}

fn read_count(text: &str) -> Result<u32, String> {
    let digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|b| b.is_ascii_digit());
    if digits {
        text.parse().map_err(|_| "not a count".to_string())
    } else {
        Err(format!("not a count: {text}"))
    }
}

pub fn read_side(text: &str) -> Result<usize, String> {
    match text {
        "S" => Ok(0),
        "N" => Ok(1),
        _ => Err(format!("not a side: {text}")),
    }
}

fn read_houses(text: &str) -> Result<[bool; 2], String> {
    match text {
        "Aa" => Ok([true, true]),
        "A" => Ok([true, false]),
        "a" => Ok([false, true]),
        "-" => Ok([false, false]),
        _ => Err(format!("not houses: {text}")),
    }
}

/// Any hole can be read; that only a front hole can be reserved is a matter of `setup`.
fn read_reserved(text: &str) -> Result<Option<(usize, usize)>, String> {
    if text == "-" {
        return Ok(None);
    }
    for side in 0..2 {
        for hole in 0..16 {
            if hole_name(side, hole) == text {
                return Ok(Some((side, hole)));
            }
        }
    }
    Err(format!("not a hole: {text}"))
}
