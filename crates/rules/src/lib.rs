//! The exact rules of the four-row Bao games.
