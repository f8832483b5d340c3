/** The gallery of a product, main picture first: all of it, a close-up, and all of it on another backdrop. */
export const viewNames = ['main', 'detail', 'alt'] as const;

export type ViewName = (typeof viewNames)[number];

/** Pixel widths every product picture exists in; the sheet is 4:5, so 640 is 640 x 800. */
export const pictureWidths = [320, 640, 960] as const;
