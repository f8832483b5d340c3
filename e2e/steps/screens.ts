/** The narrowest phone and the usual desktop that every screen is walked on. */
export const phone = { width: 360, height: 780 };
export const desktop = { width: 1366, height: 900 };
export const screens = { phone, desktop };
