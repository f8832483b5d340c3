import { lum } from './shades';

/** Backdrop papers: [wall, floor]. */
export const grounds = {
  chandan: ['#e9dcc6', '#f1e7d5'],
  lotus: ['#eccfc7', '#f4dfd8'],
  pista: ['#d3dcc0', '#e0e7d0'],
  neel: ['#c3d0de', '#d5dfe9'],
  haldi: ['#efd79a', '#f5e4b6'],
  jamun: ['#d6cadd', '#e3d9e8'],
  geru: ['#dfae95', '#e8c2ae'],
  stone: ['#d9d4cc', '#e5e1da'],
  firozi: ['#bdd8d3', '#d1e5e1'],
  kohl: ['#3a3444', '#453e51'],
  night: ['#2c3560', '#384272'],
  madder: ['#8e3134', '#9c4040'],
  tulsi: ['#2f5546', '#3a6353'],
} as const;

/** A backdrop paper by name. */
export type Ground = keyof typeof grounds;

/** Whether a paper needs light ink. */
export const isDark = (g: Ground) => lum(grounds[g][0]) < 0.5;
