/** The `sizes` of the gallery's pictures, whose first is announced in the head by the same: phones show less than three quarters of a width. */
export const gallerySizes = '(min-width: 1320px) 570px, (min-width: 600px) 46vw, max(180px, 26svh)';
