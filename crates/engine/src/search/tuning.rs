//! The numbers of the search that were found by matches. They stand in one record so that two searches with different
//! numbers can play each other in one program.

/// Numbers that steer the search; margins in centiseeds, depths in plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// First half-width of the aspiration window; 0 searches with a full window.
    pub aspiration: i32,
    /// Plies that a forced single reply adds.
    pub single_reply: i32,
    /// Least depth at which a position without a known move is searched a ply less deep.
    pub reduce_unknown: i32,
    /// Greatest depth at which the evaluation alone may refute a position.
    pub reverse_depth: i32,
    /// By how much it has to be above the window, for each ply of depth.
    pub reverse_margin: i32,
    /// Greatest depth at which the evaluation alone may give up a position.
    pub razor_depth: i32,
    /// By how much it has to be below the window at depth 0.
    pub razor_base: i32,
    /// The same, for each ply of depth.
    pub razor_margin: i32,
    /// Order: what a captured seed counts.
    pub order_captured: i32,
    /// Order: what a seed counts that the opponent could then capture at once.
    pub order_prize: i32,
    /// Order: what the history of a move counts, in 16ths.
    pub order_history: i32,
    /// Order: what the history of a move as a reply counts, in 16ths.
    pub order_reply: i32,
    /// Plies that a leaf with a great capture is searched on at most.
    pub quiet_plies: i32,
    /// Seeds that make a capture great.
    pub quiet_seeds: i32,
    /// Seeds that a move may win beyond its first capture.
    pub quiet_more: i32,
}

impl Tuning {
    /// The numbers the engine plays with.
    pub const DEFAULT: Tuning = Tuning {
        aspiration: 60,
        single_reply: 1,
        reduce_unknown: 4,
        reverse_depth: 8,
        reverse_margin: 180,
        razor_depth: 5,
        razor_base: 300,
        razor_margin: 200,
        order_captured: 100,
        order_prize: 100,
        order_history: 8,
        order_reply: 8,
        quiet_plies: 3,
        quiet_seeds: 4,
        quiet_more: 10,
    };
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::DEFAULT
    }
}
