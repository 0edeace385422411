//! Matrices of bits. A row is a run of whole words, so that 64 positions are judged at once; what the last word has
//! beyond the row is 0.

use core::ops::Deref;

/// Bits of a word.
const WORD: usize = u64::BITS as usize;

/// How many rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) rows: usize,
    pub(super) columns: usize,
}

impl Shape {
    /// Words of a row.
    pub(super) const fn stride(self) -> usize {
        self.columns.div_ceil(WORD)
    }

    /// Words in all.
    pub(super) const fn words(self) -> usize {
        self.rows * self.stride()
    }

    const fn turned(self) -> Shape {
        Shape { rows: self.columns, columns: self.rows }
    }
}

/// A matrix that owns its words, or borrows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Matrix<W = Vec<u64>> {
    shape: Shape,
    words: W,
}

impl<W: Deref<Target = [u64]>> Matrix<W> {
    /// The matrix of these words, as many as the shape has.
    pub(super) fn of(shape: Shape, words: W) -> Self {
        debug_assert_eq!(shape.words(), words.len());
        Matrix { shape, words }
    }

    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }

    pub(super) fn row(&self, row: usize) -> &[u64] {
        let stride = self.shape.stride();
        &self.words[row * stride..][..stride]
    }

    /// Rows become columns.
    pub(super) fn turned(&self) -> Matrix {
        let mut turned = Matrix::zero(self.shape.turned());
        let mut fresh = vec![false; self.shape.columns];
        for band in 0..self.shape.rows.div_ceil(WORD) {
            self.turn_band(band, &mut turned, &mut fresh);
        }
        turned
    }

    /// Copies 64 rows into a column of words of `turned`, and marks the rows of it that are no longer the same.
    pub(super) fn turn_band(&self, band: usize, turned: &mut Matrix, fresh: &mut [bool]) {
        let (from, to) = (self.shape.stride(), turned.shape.stride());
        let rows = WORD.min(self.shape.rows - band * WORD);
        for column in 0..from {
            let mut block = [0; WORD];
            for (row, word) in block.iter_mut().take(rows).enumerate() {
                *word = self.words[(band * WORD + row) * from + column];
            }
            turn_block(&mut block);
            let first = column * WORD;
            for (row, word) in (first..turned.shape.rows).zip(block) {
                let place = &mut turned.words[row * to + band];
                fresh[row] |= *place != word;
                *place = word;
            }
        }
    }
}

impl Matrix {
    pub(super) fn zero(shape: Shape) -> Matrix {
        Matrix { shape, words: vec![0; shape.words()] }
    }

    pub(super) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        let stride = self.shape.stride();
        &mut self.words[row * stride..][..stride]
    }

    /// Whether the row was another before.
    pub(super) fn replace_row(&mut self, row: usize, words: &[u64]) -> bool {
        let old = self.row_mut(row);
        let differs = old != words;
        if differs {
            old.copy_from_slice(words);
        }
        differs
    }
}

/// Turns a block of 64 by 64 bits, its quarters first, then the quarters of those.
fn turn_block(block: &mut [u64; WORD]) {
    let (mut size, mut low) = (WORD / 2, u64::MAX >> (WORD / 2));
    while size > 0 {
        for pair in block.chunks_exact_mut(2 * size) {
            let (upper, lower) = pair.split_at_mut(size);
            for (a, b) in upper.iter_mut().zip(lower) {
                let swapped = (*a >> size ^ *b) & low;
                *a ^= swapped << size;
                *b ^= swapped;
            }
        }
        size /= 2;
        low ^= low << size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bit(matrix: &Matrix, row: usize, column: usize) -> bool {
        matrix.row(row)[column / WORD] >> (column % WORD) & 1 == 1
    }

    #[test]
    fn turning_swaps_rows_and_columns() {
        let shape = Shape { rows: 130, columns: 71 };
        let mut matrix = Matrix::zero(shape);
        for n in 0..shape.rows * shape.columns {
            let (row, column) = (n / shape.columns, n % shape.columns);
            if (n * n + row) % 7 < 3 {
                matrix.row_mut(row)[column / WORD] |= 1 << (column % WORD);
            }
        }
        let turned = matrix.turned();
        for row in 0..shape.rows {
            for column in 0..shape.columns {
                assert_eq!(bit(&matrix, row, column), bit(&turned, column, row), "{row} {column}");
            }
        }
        assert_eq!(turned.turned(), matrix);
    }

    #[test]
    fn only_rows_that_changed_are_marked() {
        let mut matrix = Matrix::zero(Shape { rows: 70, columns: 5 });
        let mut turned = matrix.turned();
        matrix.row_mut(66)[0] = 0b10100;
        let mut fresh = vec![false; 5];
        matrix.turn_band(1, &mut turned, &mut fresh);
        assert_eq!(fresh, [false, false, true, false, true]);
        assert_eq!(turned, matrix.turned());
    }
}
