import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const men: TraitsRow[] = [
  ['neel-lotus-tee', 'men-tees', 'blue', 'material=cotton,jersey|pattern=graphic|occasion=every-day|fit=regular|sleeve=half|neckline=crew|gsm=180|care=machine-wash'],
  ['dockside-stripe-tee', 'men-tees', 'cream', 'material=cotton,jersey|pattern=striped|occasion=every-day|fit=regular|sleeve=half|neckline=crew|care=machine-wash'],
  ['madras-oxford-shirt', 'men-shirts', 'multicolour', 'material=handloom-cotton|pattern=checked|occasion=every-day,office|neckline=collar'],
  ['sky-oxford-shirt', 'men-shirts', 'blue', 'material=cotton|pattern=plain|occasion=office,evening|fit=slim|neckline=collar'],
  ['ajrakh-shirt', 'men-shirts', 'blue', 'material=cotton|pattern=ajrakh|occasion=every-day,festive|sleeve=half|neckline=camp-collar|handmade=yes'],
  ['chikan-kurta', 'men-kurtas', 'cream', 'material=cotton,mul|pattern=chikankari|occasion=every-day,festive|neckline=band-collar|care=hand-wash|handmade=yes'],
  ['kesar-kurta', 'men-kurtas', 'orange', 'material=cotton|pattern=woven-butti|occasion=festive|fit=straight|neckline=band-collar|care=machine-wash'],
  ['indigo-bandi', 'men-bandis', 'blue', 'material=handloom-cotton|pattern=plain|occasion=evening,festive|lined=yes|gsm=240|care=dry-clean'],
  ['ikat-bandi', 'men-bandis', 'red', 'material=handloom-cotton|pattern=ikat|occasion=festive,wedding|neckline=nehru-collar|lined=yes|care=dry-clean'],
  ['river-wash-jeans', 'men-jeans', 'blue', 'material=denim,cotton,elastane|pattern=plain|occasion=every-day,college|fit=straight|rise=mid|care=machine-wash'],
  ['mehendi-chinos', 'men-trousers', 'green', 'material=cotton,twill|pattern=plain|occasion=every-day,office|fit=tapered'],
  ['night-run-joggers', 'men-joggers', 'black', 'material=cotton,french-terry|pattern=plain|occasion=every-day,sport|fit=tapered|care=machine-wash'],
  ['neem-block-hoodie', 'men-hoodies', 'green', 'material=fleece|pattern=colour-block|occasion=every-day,travel|fit=relaxed|neckline=hood|gsm=320'],
  ['ikat-sneakers', 'men-sneakers', 'cream', 'material=cotton,vegan-leather,rubber|pattern=ikat|occasion=every-day,college'],
  ['kolhapuri-tan', 'men-chappals', 'brown', 'material=leather,rubber|pattern=plain|occasion=every-day,festive|closure=slip-on|handmade=yes'],
  ['dhurrie-backpack', 'men-backpacks', 'green', 'material=canvas,cotton|pattern=dhurrie|occasion=office,college,travel|capacity=20|strap=shoulder-straps'],
  ['ikat-wallet', 'men-wallets', 'brown', 'material=leather|pattern=ikat|occasion=every-day,gift'],
  ['walnut-belt', 'men-belts', 'brown', 'material=leather,brass|pattern=plain|occasion=every-day,office'],
  ['phool-cap', 'men-caps', 'blue', 'material=cotton,twill|pattern=embroidered|occasion=every-day|adjustable=yes'],
];
