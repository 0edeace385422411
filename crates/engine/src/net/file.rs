//! A network's file: a header that names inputs and shape, a hash of what follows, then the weights, all little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `NAMUANET` |
//! | 2 | version of the format |
//! | 14 | name of the inputs, filled up with zeros |
//! | 4 x 6 | inputs, hidden values, tiny values, phases, a value of one, a weight of one |
//! | 8 | xxHash64 of the weights |
//! | .. | rows (i16), bias (i16), then for each phase: tiny layer (i16), its bias (i32), last layer (i16), its bias (i32) |

use core::fmt;

use twox_hash::XxHash64;

use super::{Features, HIDDEN, Network, ONE, SECOND, Tail, WEIGHT_ONE, Weights};

const MAGIC: &[u8; 8] = b"NAMUANET";

/// The version of the format.
pub const VERSION: u16 = 1;

/// Bytes before the weights.
const HEADER: usize = 8 + 2 + 14 + 6 * 4 + 8;

/// What a file says of its network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The inputs it is made for.
    pub name: String,
    /// Inputs, hidden values, tiny values, phases, a value of one, a weight of one.
    pub shape: [u32; 6],
    /// The hash of the weights.
    pub hash: u64,
}

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// They do not begin as a network's file does.
    NoNetwork,
    /// Another version of the format.
    Version(u16),
    /// Made for other inputs or of another shape.
    Other {
        /// What the header says.
        found: Header,
        /// The name of the inputs wanted.
        wanted: &'static str,
    },
    /// So many bytes where others were expected.
    Length {
        /// Bytes there are.
        found: usize,
        /// Bytes there should be.
        wanted: usize,
    },
    /// The weights do not have the hash that the header says.
    Damaged,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::NoNetwork => write!(f, "not a network: it does not begin with NAMUANET"),
            NetworkError::Version(found) => {
                write!(f, "a network of format version {found}; this program reads version {VERSION}")
            }
            NetworkError::Other { found, wanted } => {
                write!(f, "a network for {} of shape {:?}; wanted is {wanted}", found.name, found.shape)
            }
            NetworkError::Length { found, wanted } => write!(f, "{found} bytes where {wanted} are expected"),
            NetworkError::Damaged => {
                write!(f, "the network is damaged: its weights do not have the header's hash")
            }
        }
    }
}

impl core::error::Error for NetworkError {}

impl Header {
    /// The header of a file.
    ///
    /// # Errors
    /// [`NetworkError::NoNetwork`] and [`NetworkError::Version`].
    pub fn read(bytes: &[u8]) -> Result<Header, NetworkError> {
        let head =
            bytes.get(..HEADER).filter(|head| head.starts_with(MAGIC)).ok_or(NetworkError::NoNetwork)?;
        let mut reader = Reader(&head[MAGIC.len()..]);
        let version = u16::from_le_bytes(reader.take());
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let name: [u8; 14] = reader.take();
        let name = String::from_utf8_lossy(&name).trim_end_matches('\0').to_owned();
        let shape = core::array::from_fn(|_| u32::from_le_bytes(reader.take()));
        Ok(Header { name, shape, hash: u64::from_le_bytes(reader.take()) })
    }
}

/// The shape of a network over `F`.
fn shape<F: Features>() -> [u32; 6] {
    [F::INPUTS as u32, HIDDEN as u32, SECOND as u32, F::PHASES as u32, ONE as u32, WEIGHT_ONE as u32]
}

/// Bytes of the weights of a network over `F`.
fn length<F: Features>() -> usize {
    2 * HIDDEN * (F::INPUTS + 1) + F::PHASES * (2 * HIDDEN * SECOND + 4 * SECOND + 2 * SECOND + 4)
}

impl<F: Features> Network<F> {
    /// Reads a network's file.
    ///
    /// # Errors
    /// [`NetworkError`] tells what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Network<F>, NetworkError> {
        let header = Header::read(bytes)?;
        if header.name != F::NAME || header.shape != shape::<F>() {
            return Err(NetworkError::Other { found: header, wanted: F::NAME });
        }
        let body = &bytes[HEADER..];
        if body.len() != length::<F>() {
            return Err(NetworkError::Length { found: bytes.len(), wanted: HEADER + length::<F>() });
        }
        if XxHash64::oneshot(0, body) != header.hash {
            return Err(NetworkError::Damaged);
        }
        let mut reader = Reader(body);
        let rows = (0..F::INPUTS).map(|_| reader.words()).collect();
        let bias = reader.words();
        let tails = (0..F::PHASES).map(|_| reader.tail()).collect();
        Ok(Network::of_shape(Weights { rows, bias, tails }))
    }

    /// The network's file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let body = self.body();
        let Header { name, shape, hash } = header::<F>(&body);
        let mut padded = [0; 14];
        padded[..name.len()].copy_from_slice(name.as_bytes());
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend(padded);
        file.extend(shape.into_iter().flat_map(u32::to_le_bytes));
        file.extend(hash.to_le_bytes());
        file.extend(body);
        file
    }

    /// The header of the network's file: its hash tells networks apart.
    #[must_use]
    pub fn header(&self) -> Header {
        header::<F>(&self.body())
    }

    /// The weights as the file has them.
    fn body(&self) -> Vec<u8> {
        let weights = self.weights();
        let mut body = Vec::with_capacity(length::<F>());
        let words =
            |body: &mut Vec<u8>, words: &[i16]| body.extend(words.iter().flat_map(|w| w.to_le_bytes()));
        for row in weights.rows.iter().chain([&weights.bias]) {
            words(&mut body, row);
        }
        for tail in &weights.tails {
            words(&mut body, tail.second.as_flattened());
            body.extend(tail.second_bias.iter().flat_map(|b| b.to_le_bytes()));
            words(&mut body, &tail.last);
            body.extend(tail.last_bias.to_le_bytes());
        }
        body
    }
}

fn header<F: Features>(body: &[u8]) -> Header {
    Header { name: F::NAME.to_owned(), shape: shape::<F>(), hash: XxHash64::oneshot(0, body) }
}

/// Takes numbers from bytes whose length was checked.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (taken, rest) = self.0.split_first_chunk().unwrap_or((&[0; N], &[]));
        self.0 = rest;
        *taken
    }

    fn words<const N: usize>(&mut self) -> [i16; N] {
        core::array::from_fn(|_| i16::from_le_bytes(self.take()))
    }

    fn long(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }

    fn tail(&mut self) -> Tail {
        Tail {
            second: core::array::from_fn(|_| self.words()),
            second_bias: core::array::from_fn(|_| self.long()),
            last: self.words(),
            last_bias: self.long(),
        }
    }
}
