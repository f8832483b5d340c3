/** The three pictures of a product, main one first. */
export const viewNames = ['main', 'detail', 'alt'] as const;
/** Pixel widths every picture exists in. */
export const pictureWidths = [320, 640, 960] as const;
