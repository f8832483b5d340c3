import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

export interface HeroSlide {
  /** Name of the banner's files. */
  banner: string;
  eyebrow: string;
  title: string;
  text: string;
  action: { label: string; to: LinkRef };
  /** Of the banner behind the words. */
  ground: 'dark' | 'light';
  /** Colour token of the panel that holds the words on phones. */
  panel: 'color.madderDeep' | 'color.tintAnime' | 'color.tintJewellery';
}

/** The three slides of spec §2, Home. */
export const heroSlides: readonly [HeroSlide, ...HeroSlide[]] = [
  {
    banner: 'mega-fashion-sale',
    eyebrow: 'Festive edit',
    title: 'Mega Fashion Sale',
    text: 'Block-printed kurtas, zari sarees and the jewellery to go with them.',
    action: { label: 'Shop the sale', to: linkTo('category', { id: 'women' }) },
    ground: 'dark',
    panel: 'color.madderDeep',
  },
  {
    banner: 'anime-collection',
    eyebrow: 'New drop',
    title: 'The Anime Collection',
    text: 'Original figures, hoodies, posters and charms, drawn in our own studio.',
    action: { label: 'Explore the drop', to: linkTo('category', { id: 'anime' }) },
    ground: 'dark',
    panel: 'color.tintAnime',
  },
  {
    banner: 'toys-bicycles',
    eyebrow: 'Play outside',
    title: 'Toys & Bicycles',
    text: 'First wheels, lacquered wooden toys and soft friends in block print.',
    action: { label: 'Ride in', to: linkTo('category', { id: 'toys-bicycles' }) },
    ground: 'light',
    panel: 'color.tintJewellery',
  },
];

const widths = [640, 960, 1600];
const phoneWidths = [640, 960];
const bannerUrl = (banner: string, width: number) => `/media/banners/${banner}-${width}.webp`;
const srcSetOf = (banner: string, sizes: number[]) =>
  sizes.map((width) => `${bannerUrl(banner, width)} ${width}w`).join(', ');

/** Address, sizes and pixel measures of a slide's banner, and its crop to the goods for where the words stand beside it. */
export const bannerPicture = (banner: string) => ({
  src: bannerUrl(banner, 960),
  srcSet: srcSetOf(banner, widths),
  sizes: '(min-width: 1320px) 1320px, 100vw',
  width: 1600,
  height: 640,
  goods: {
    media: '(max-width: 79.99em)',
    srcSet: srcSetOf(`${banner}-phone`, phoneWidths),
    sizes: '(min-width: 600px) 54vw, 88vw',
  },
});

/** The first banner for `PageHead`: one of the two is fetched, by the width of the screen. */
export function heroPreloads(banner: string) {
  const { src, srcSet, sizes, goods } = bannerPicture(banner);
  return [
    { href: src, srcSet, sizes, media: '(min-width: 80em)' },
    { href: src, ...goods },
  ];
}
