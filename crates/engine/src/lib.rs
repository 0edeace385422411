//! A Bao player.
