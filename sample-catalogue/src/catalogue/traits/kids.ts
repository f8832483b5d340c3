import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const kids: TraitsRow[] = [
  ['buti-frock', 'frocks', 'pink', 'material=cotton|pattern=block-print|occasion=every-day,festive|care=machine-wash'],
  ['patang-frock', 'frocks', 'yellow', 'material=cotton|pattern=printed|occasion=every-day|neckline=peter-pan-collar|care=machine-wash'],
  ['mint-check-frock', 'frocks', 'green', 'material=cotton,seersucker|pattern=checked|occasion=every-day'],
  ['auto-tee-set', 'kids-sets', 'cream', 'material=jersey|pattern=graphic|occasion=every-day|sleeve=half|care=machine-wash'],
  ['gaja-raglan-set', 'kids-sets', 'cream', 'material=cotton|pattern=graphic|occasion=every-day|care=machine-wash'],
  ['kesar-dhoti-set', 'kids-kurta-sets', 'orange', 'material=art-silk|pattern=woven-butti|occasion=festive,wedding|lined=yes|care=hand-wash', 'kurta-dhoti-set'],
  ['firozi-dhoti-set', 'kids-kurta-sets', 'turquoise', 'material=art-silk|pattern=zari|occasion=festive,wedding|lined=yes|care=dry-clean', 'kurta-dhoti-set'],
  ['spark-kids-tee', 'kids-tees', 'green', 'material=cotton|pattern=printed|occasion=every-day|gsm=160|care=machine-wash'],
  ['coral-kids-hoodie', 'kids-hoodies', 'orange', 'material=fleece|pattern=graphic|occasion=every-day|neckline=hood'],
  ['kite-backpack', 'school-bags', 'blue', 'material=canvas|pattern=printed|occasion=school|capacity=14'],
  ['school-sneakers', 'kids-shoes', 'white', 'material=canvas|pattern=plain|occasion=school,sport|closure=hook-and-loop'],
  ['sunny-cap', 'kids-caps', 'yellow', 'material=cotton|pattern=embroidered|occasion=every-day,travel'],
  ['hathi-kids-tee', 'kids-tees', 'blue', 'material=jersey|pattern=graphic|occasion=every-day|fit=regular|care=machine-wash'],
  ['gaadi-raglan-tee', 'kids-tees', 'cream', 'material=cotton|pattern=graphic|occasion=every-day|care=machine-wash'],
  ['khel-check-shorts', 'kids-bottoms', 'blue', 'material=cotton|pattern=checked|occasion=every-day|care=machine-wash'],
  ['rang-buti-frock', 'frocks', 'pink', 'material=silk-blend|pattern=woven-butti|occasion=festive,wedding|fit=flared|care=dry-clean'],
];
