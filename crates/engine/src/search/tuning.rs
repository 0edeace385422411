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
    /// Greatest depth at which a late move whose position looks bad is left out.
    pub futility_depth: i32,
    /// How bad it has to look.
    pub futility_base: i32,
    /// The same, for each ply of depth.
    pub futility_margin: i32,
    /// Greatest depth at which moves beyond a number are left out.
    pub late_depth: i32,
    /// That number at depth 0; it grows with the square of depth.
    pub late_base: i32,
    /// Least depth at which late moves are searched less deep first.
    pub reduction_depth: i32,
    /// The first move that is reduced, counted from 0.
    pub reduction_first: i32,
    /// A part of every reduction, in 64ths of a ply.
    pub reduction_base: i32,
    /// Growth of reductions with depth and number of the move, in 64ths of a ply.
    pub reduction_slope: i32,
    /// Parts of a ply, in 64ths, that a good history of thousand saves from a reduction.
    pub reduction_history: i32,
    /// Least depth at which moves are ordered by the evaluation of the positions they lead to.
    pub ordered_by_eval: i32,
    /// Order: what a centiseed of that evaluation counts, in 16ths.
    pub order_eval: i32,
    /// Order: what a captured seed counts.
    pub order_captured: i32,
    /// Order: what a seed counts that the opponent could then capture at once.
    pub order_prize: i32,
    /// Order: what the history of a move counts, in 16ths.
    pub order_history: i32,
    /// Order: what the history of a move as a reply counts, in 16ths.
    pub order_reply: i32,
    /// Order: a killer's bonus.
    pub order_killer: i32,
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
        reduce_unknown: 99,
        reverse_depth: 8,
        reverse_margin: 180,
        razor_depth: 0,
        razor_base: 200,
        razor_margin: 300,
        futility_depth: 0,
        futility_base: 300,
        futility_margin: 300,
        late_depth: 0,
        late_base: 4,
        reduction_depth: 99,
        reduction_first: 2,
        reduction_base: 32,
        reduction_slope: 24,
        reduction_history: 0,
        ordered_by_eval: 99,
        order_eval: 16,
        order_captured: 100,
        order_prize: 100,
        order_history: 8,
        order_reply: 8,
        order_killer: 0,
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
