//! The browser door of Namua.
