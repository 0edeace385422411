//! The tables as a file: a header, then the words.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `NAMUAKIM` |
//! | 4 | the version of this form, 1 |
//! | 4 | the most stones in all |
//! | 32 | SHA-256 of all that follows |
//! | 16 a class | stones of the mover and of the other (4 each), positions the mover wins (8) |
//! | 8 a word | the matrices in the same order |
//!
//! Numbers are little-endian. Classes are ordered by stones in all, then by the mover's. A matrix has a row for each set
//! of the mover's stones, of whole words, and a bit in it, the lowest first, for each set of the other's. Sets are
//! ordered as numbers whose bits are the places of the ring A12..A1, B1..B12, the lowest first.

use core::fmt;
use std::io::{self, Read, Write};

use sha2::{Digest, Sha256};

use super::layout::Layout;
use super::tables::Tables;

const MAGIC: [u8; 8] = *b"NAMUAKIM";
const VERSION: u32 = 1;

/// Words read at a time.
const CHUNK: usize = 1 << 13;

/// SHA-256 of the tables of 2, 3, .. 8 stones. There is one truth: tables that differ are damaged, or wrong.
const CHECKSUMS: [&str; 7] = [
    "abede24f20355735e6073bc4602366647e80721795934336cc75366f84b884e9",
    "dbe8f32815bc4107cdf013fa94ff9b62fc49432defa22117a9b2a09cc863b488",
    "2549d440d00a8424aca42aec002dd59acc6e449e53f46c3db1e7f264ea2d22ec",
    "dc0f716482f667c478c1ae20c74f6422092262ddfd00ac048345b0291dc51037",
    "d42d9c99e2c12506365b9a9de9d8a54bf6ab08da1042833b2e4770f2cdb7a9cb",
    "8c7b7d9a74fad39968e70260fee0a71147ccfd456b60225d6f5348e8c85325f3",
    "d805d321ee6211f7fdb427bf5653a334321a68352ee57526fd453336ceebecd2",
];

/// Why something is not taken for tables.
#[derive(Debug)]
pub enum Fault {
    /// What the system says.
    System(io::Error),
    /// It does not begin as tables do.
    NotTables,
    /// Another version of the form.
    Version(u32),
    /// Tables of so many stones do not exist.
    Stones(u32),
    /// It ends too early.
    Short,
    /// Something follows after the last word.
    Long,
    /// The checksum is another.
    Damaged,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::System(error) => error.fmt(f),
            Fault::NotTables => f.write_str("these are no endgame tables"),
            Fault::Version(version) => {
                write!(f, "version {version} of the form is not known, only {VERSION}")
            }
            Fault::Stones(stones) => write!(f, "there are no tables of {stones} stones"),
            Fault::Short => f.write_str("the tables end too early"),
            Fault::Long => f.write_str("the tables go on after their end"),
            Fault::Damaged => f.write_str("the tables are damaged: their checksum is another"),
        }
    }
}

impl core::error::Error for Fault {}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Fault::Short,
            _ => Fault::System(error),
        }
    }
}

/// The checksum that tables of up to `most` stones have, in hexadecimal; `None` where there are no such tables.
#[must_use]
pub fn checksum(most: u8) -> Option<&'static str> {
    CHECKSUMS.get(usize::from(most.checked_sub(2)?)).copied()
}

impl Tables {
    /// Writes the tables in the form of this module.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(&self, writer: &mut impl Write) -> io::Result<()> {
        writer.write_all(&MAGIC)?;
        writer.write_all(&VERSION.to_le_bytes())?;
        writer.write_all(&u32::from(self.most()).to_le_bytes())?;
        writer.write_all(&self.digest())?;
        self.body(|bytes| writer.write_all(bytes))
    }

    /// Reads tables and verifies that they are the right ones.
    ///
    /// # Errors
    /// [`Fault`] says what is wrong with them.
    pub fn read(reader: &mut impl Read) -> Result<Tables, Fault> {
        if array(reader)? != MAGIC {
            return Err(Fault::NotTables);
        }
        let version = u32::from_le_bytes(array(reader)?);
        if version != VERSION {
            return Err(Fault::Version(version));
        }
        let stones = u32::from_le_bytes(array(reader)?);
        let most = u8::try_from(stones).map_err(|_| Fault::Stones(stones))?;
        let layout = Layout::up_to(most).map_err(|_| Fault::Stones(stones))?;
        let claimed: [u8; 32] = array(reader)?;
        let records = layout.classes().map(|_| array(reader)).collect::<io::Result<Vec<_>>>()?;
        let tables = Tables::new(layout, words(reader, layout.words())?.into());
        if reader.read(&mut [0])? > 0 {
            return Err(Fault::Long);
        }
        let digest = tables.digest();
        let right = digest == claimed
            && tables.records().eq(records)
            && Some(hexadecimal(&digest).as_str()) == checksum(most);
        if right { Ok(tables) } else { Err(Fault::Damaged) }
    }

    /// SHA-256 of all that follows it in the form, in hexadecimal.
    #[must_use]
    pub fn checksum(&self) -> String {
        hexadecimal(&self.digest())
    }

    fn digest(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        let Ok(()) = self.body(|bytes| {
            hash.update(bytes);
            Ok::<_, core::convert::Infallible>(())
        });
        hash.finalize().into()
    }

    /// What the form says of each class.
    fn records(&self) -> impl Iterator<Item = [u8; 16]> {
        self.layout().classes().map(|class| {
            let mut record = [0; 16];
            record[..4].copy_from_slice(&u32::from(class.mover).to_le_bytes());
            record[4..8].copy_from_slice(&u32::from(class.other).to_le_bytes());
            record[8..].copy_from_slice(&self.wins(class).to_le_bytes());
            record
        })
    }

    /// What follows the checksum, in pieces.
    fn body<E>(&self, mut piece: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        for record in self.records() {
            piece(&record)?;
        }
        let mut bytes = Vec::with_capacity(8 * CHUNK);
        for chunk in self.words().chunks(CHUNK) {
            bytes.clear();
            bytes.extend(chunk.iter().flat_map(|word| word.to_le_bytes()));
            piece(&bytes)?;
        }
        Ok(())
    }
}

fn array<const N: usize>(reader: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    reader.read_exact(&mut bytes)?;
    Ok(bytes)
}

fn words(reader: &mut impl Read, count: usize) -> io::Result<Vec<u64>> {
    let mut words = Vec::with_capacity(count);
    let mut bytes = vec![0; 8 * CHUNK];
    while words.len() < count {
        let bytes = &mut bytes[..8 * CHUNK.min(count - words.len())];
        reader.read_exact(bytes)?;
        let (chunks, _) = bytes.as_chunks();
        words.extend(chunks.iter().map(|&word| u64::from_le_bytes(word)));
    }
    Ok(words)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
