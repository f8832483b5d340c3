/** The `sizes` of the gallery's pictures, shared with the preload of the first. */
export const gallerySizes = '(min-width: 1320px) 570px, (min-width: 600px) 46vw, 100vw';
