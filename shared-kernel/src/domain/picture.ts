/** A picture in the sizes that exist of it. `path` is the storage prefix, without width and extension. */
export interface Picture {
  path: string;
  alt: string;
  /** Pixels of the original; every size keeps this ratio. */
  width: number;
  height: number;
  /** Pixel widths that exist, ascending. */
  widths: number[];
}

/**
 * Where the browser gets one size: the shop's own origin, which passes on to storage (docs/adr/0006). `mail` is the one
 * JPEG of a picture, 160 pixels wide: not every mail program reads WebP.
 */
export function pictureUrl(picture: Pick<Picture, 'path'>, width: number | 'mail'): string {
  return `/media/${picture.path}-${width === 'mail' ? '160.jpg' : `${width}.webp`}`;
}

/** The `srcset` of every size that exists. */
export function pictureSrcSet(picture: Pick<Picture, 'path' | 'widths'>): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ');
}

/** Shown where a picture is missing or fails to load (spec §2, product card). */
export const placeholderPicture: Picture = {
  path: 'placeholder/placeholder',
  alt: '',
  width: 800,
  height: 1000,
  widths: [320, 640, 960],
};

/** A small picture, sharp up to 160 pixels wide on every screen, and what stands in where it is missing. */
export function thumbnail(path: string | undefined): { src: string; fallbackSrc: string } {
  const smallest = 320;
  const fallbackSrc = pictureUrl(placeholderPicture, smallest);
  return { src: path ? pictureUrl({ path }, smallest) : fallbackSrc, fallbackSrc };
}
