import { banners } from '../art/banners/banners';
import { placeholder } from '../art/brand/placeholder';
import { catalogue } from '../art/catalogue/catalogue';
import { renderView } from '../art/views/renderView';
import { categoryCovers } from '../catalogue/categoryCovers';
import { sampleProducts } from '../catalogue/sampleProducts';
import { pictureWidths, viewNames } from './pictures';

/** One drawing and the pixel widths it is wanted in. */
export interface PictureJob {
  /** Storage prefix without width and extension, such as `neel-lotus-tee/main`. */
  path: string;
  draw: () => string;
  /** Pixel size the drawing itself declares. */
  width: number;
  height: number;
  /** The part of the drawing that is kept, in its own pixels; all of it when left out. */
  crop?: { left: number; top: number; width: number; height: number };
  widths: readonly number[];
  /** Of the encoder; that of all others when left out. */
  quality?: number;
  /** Whether mails show it: then there is a small JPEG as well. */
  isInMails?: boolean;
}

const sheet = { width: 800, height: 1000, widths: pictureWidths };
const bannerSheet = { width: 1600, height: 640 };
// Phones set the text above the picture and show only its right side, 3:2.
const phoneCrop = { left: 620, top: 0, width: 960, height: 640 };
// The largest picture of a phone's first screen, on screens so dense that nobody sees a difference to 80: a third less.
const phoneQuality = 60;

/**
 * Every picture of the shop, in the order in which visitors come upon them: the home page's banners and covers, then
 * what cards show of the products, featured ones first, then what their own pages show besides.
 */
export function pictureJobs(): PictureJob[] {
  const heroes = Object.entries(banners).flatMap(([name, draw]) => [
    { path: `banners/${name}`, draw, ...bannerSheet, widths: [640, 960, 1600] },
    {
      path: `banners/${name}-phone`,
      draw,
      ...bannerSheet,
      crop: phoneCrop,
      widths: [640, 960],
      quality: phoneQuality,
    },
  ]);
  const drawings = new Map(catalogue.map((product) => [product.id, product]));
  const covers = categoryCovers.map(({ image }) => image);
  const views = [...viewNames].flatMap((view) =>
    sampleProducts().flatMap(({ id }) => {
      const product = drawings.get(id);
      return product
        ? [
            {
              path: `${id}/${view}`,
              draw: () => renderView(product, view),
              ...sheet,
              isInMails: view === 'main',
            },
          ]
        : [];
    }),
  );
  return [
    ...heroes,
    ...views.filter(({ path }) => covers.includes(path)),
    ...views.filter(({ path }) => !covers.includes(path)),
    { path: 'placeholder/placeholder', draw: placeholder, ...sheet },
  ];
}
