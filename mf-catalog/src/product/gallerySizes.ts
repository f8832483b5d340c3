/** The `sizes` of the gallery's pictures, shared with the preload of the first: phones show less than three quarters of a width. */
export const gallerySizes = '(min-width: 1320px) 570px, (min-width: 600px) 46vw, max(180px, 26svh)';
