//! Sets of stones on a ring as numbers: the combinatorial number system. The sets of `k` stones, in the order of
//! their bits read as a number, are counted 0, 1, .. C(24, k) - 1.

/// Holes of a ring.
pub(super) const HOLES: usize = 24;

/// The bits of a ring.
const RING: u32 = (1 << HOLES) - 1;

/// More stones than one side of a table has.
const WIDTH: usize = super::MOST_STONES as usize + 1;

/// How many ways there are to choose so many of so many: `CHOOSE[from][chosen]`.
static CHOOSE: [[u32; WIDTH]; HOLES + 1] = choose();

const fn choose() -> [[u32; WIDTH]; HOLES + 1] {
    let mut choose = [[0; WIDTH]; HOLES + 1];
    let mut n = 0;
    while n <= HOLES {
        choose[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < WIDTH {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choose
}

/// The number of sets of so many stones, at most 8.
pub(super) fn sets(stones: u8) -> usize {
    CHOOSE[HOLES][usize::from(stones)] as usize
}

/// The number of a set among those of as many stones, at most 8.
#[inline]
pub(super) fn rank(mut stones: u32) -> usize {
    let (mut rank, mut nth) = (0, 1);
    while stones != 0 {
        rank += CHOOSE[stones.trailing_zeros() as usize][nth];
        nth += 1;
        stones &= stones - 1;
    }
    rank as usize
}

/// Every set of so many stones, at least one, in the order of their numbers.
pub(super) fn all(stones: u8) -> impl Iterator<Item = u32> {
    core::iter::successors(Some((1u32 << stones) - 1), |&set| next(set)).take_while(|set| set & !RING == 0)
}

/// The next larger number with as many bits: the lowest block of ones gives its highest to the hole above, the rest
/// falls to the bottom.
fn next(set: u32) -> Option<u32> {
    let lowest = set & set.wrapping_neg();
    let carried = set.checked_add(lowest)?;
    Some(carried | (((set ^ carried) >> 2) / lowest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_the_sets_in_order() {
        for stones in 1..super::super::MOST_STONES {
            let mut count = 0;
            for (number, set) in all(stones).enumerate() {
                assert_eq!((set.count_ones(), rank(set)), (u32::from(stones), number), "{set:#x}");
                count += 1;
            }
            assert_eq!(count, sets(stones));
        }
        assert_eq!(sets(4), 10_626);
    }
}
