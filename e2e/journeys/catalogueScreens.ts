/** The narrowest phone and the usual desktop that every screen is walked on. */
export const screens = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1366, height: 900 },
};
