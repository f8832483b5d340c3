/** Milliseconds that a success message stays before the dialog goes on by itself (spec §4, "Auth dialog"). */
export const successDelay = 2000;
