//! The tiny layer with the widest instructions that most machines have (AVX2). The compiler finds the one for products
//! of pairs in the plain loop too, but unpacks and packs the values anew for each of them.

use core::arch::x86_64::__m256i;

use pulp::cast;
use pulp::x86::V3;

use super::{HIDDEN, ONE, SECOND, Tail, WEIGHT_ONE};

/// A tail whose tiny layer goes through the hidden values by twos: for each two of them, their two weights in each of
/// the tiny values.
#[derive(Debug)]
pub(super) struct Paired {
    second: [[[i16; SECOND]; 2]; HIDDEN / 2],
    second_bias: [[i32; SECOND / 2]; 2],
    last: [[i32; SECOND / 2]; 2],
    last_bias: i32,
}

impl Paired {
    pub(super) fn of(tail: &Tail) -> Paired {
        let half = |half: usize, place: usize| half * SECOND / 2 + place;
        Paired {
            second: core::array::from_fn(|pair| {
                core::array::from_fn(|side| {
                    core::array::from_fn(|place| tail.second[half(side, place / 2)][2 * pair + place % 2])
                })
            }),
            second_bias: core::array::from_fn(|side| {
                core::array::from_fn(|place| tail.second_bias[half(side, place)])
            }),
            last: core::array::from_fn(|side| {
                core::array::from_fn(|place| i32::from(tail.last[half(side, place)]))
            }),
            last_bias: tail.last_bias,
        }
    }

    /// What [`Tail`] says.
    #[inline(always)]
    pub(super) fn judge(&self, simd: V3, hidden: &[i16; HIDDEN]) -> i32 {
        let (avx, avx2) = (simd.avx, simd.avx2);
        let pairs: [i32; HIDDEN / 2] = cast(*hidden);
        let mut sums: [__m256i; 2] = self.second_bias.map(cast);
        for (pair, weights) in pairs.iter().zip(&self.second) {
            let pair = avx._mm256_set1_epi32(*pair);
            for (sum, weights) in sums.iter_mut().zip(weights) {
                *sum = avx2._mm256_add_epi32(*sum, avx2._mm256_madd_epi16(pair, cast(*weights)));
            }
        }
        let (none, one) = (avx._mm256_setzero_si256(), avx._mm256_set1_epi32(ONE));
        let mut logits = none;
        for (sum, last) in sums.into_iter().zip(self.last) {
            let value = avx2._mm256_srai_epi32::<{ WEIGHT_ONE.ilog2() as i32 }>(sum);
            let value = avx2._mm256_min_epi32(avx2._mm256_max_epi32(value, none), one);
            logits = avx2._mm256_add_epi32(logits, avx2._mm256_mullo_epi32(value, cast(last)));
        }
        let logits: [i32; SECOND / 2] = cast(logits);
        self.last_bias + logits.iter().sum::<i32>()
    }
}
