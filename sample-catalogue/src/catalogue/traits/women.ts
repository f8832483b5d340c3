import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const women: TraitsRow[] = [
  ['firozi-silk-saree', 'sarees', 'turquoise', 'material=art-silk|pattern=zari|occasion=festive,wedding|length=5.5|blouse-piece=yes|care=dry-clean|handmade=yes'],
  ['haldi-buti-saree', 'sarees', 'yellow', 'material=cotton,mul|pattern=block-print|occasion=every-day,office|blouse-piece=yes'],
  ['leheriya-saree', 'sarees', 'pink', 'material=georgette|pattern=leheriya|occasion=festive,wedding|blouse-piece=yes|care=dry-clean'],
  ['rani-anarkali', 'anarkalis', 'pink', 'material=chanderi|pattern=zari|occasion=festive,wedding|fit=flared|lined=yes|care=dry-clean'],
  ['neel-vine-anarkali', 'anarkalis', 'cream', 'material=cotton|pattern=kalamkari|occasion=festive,wedding|fit=flared|sleeve=three-quarter|care=hand-wash'],
  ['madder-buti-kurti', 'women-kurtas', 'cream', 'material=cotton|pattern=block-print|occasion=every-day,office|fit=straight|neckline=split|care=machine-wash'],
  ['mehendi-ajrakh-kurti', 'women-kurtas', 'green', 'material=cotton|pattern=ajrakh|occasion=every-day,festive|fit=a-line'],
  ['lotus-chikan-kurti', 'women-kurtas', 'pink', 'material=cotton,mul|pattern=chikankari|occasion=every-day,festive|fit=relaxed|sleeve=three-quarter|care=hand-wash|handmade=yes'],
  ['madder-lehenga', 'lehengas', 'red', 'material=silk-blend|pattern=bandhani|occasion=festive,wedding|care=dry-clean|handmade=yes'],
  ['neel-lehenga', 'lehengas', 'blue', 'material=silk-blend|pattern=woven-butti|occasion=festive,wedding|lined=yes|care=dry-clean'],
  ['leheriya-dupatta', 'dupattas', 'yellow', 'material=cotton|pattern=leheriya|occasion=every-day,festive|length=2.3|care=hand-wash'],
  ['bandhani-dupatta', 'dupattas', 'red', 'material=art-silk|pattern=bandhani|occasion=festive,wedding|length=2.4|care=dry-clean'],
  ['gamcha-shirt', 'women-shirts', 'red', 'material=handloom-cotton|pattern=checked|occasion=every-day|fit=boxy|neckline=band-collar|care=machine-wash'],
  ['moon-wash-jeans', 'women-jeans', 'blue', 'material=denim,cotton,elastane|pattern=plain|occasion=every-day,college|fit=straight|rise=high|care=machine-wash'],
  ['rani-mojari', 'women-mojaris', 'pink', 'material=velvet,leather|pattern=embroidered|occasion=festive,wedding|closure=slip-on|handmade=yes'],
  ['neem-sandals', 'women-sandals', 'green', 'material=eva|pattern=plain|occasion=every-day,travel|closure=buckle'],
  ['ajrakh-tote', 'women-totes', 'beige', 'material=jute,cotton|pattern=ajrakh|occasion=every-day|strap=long-handles'],
  ['vine-handbag', 'women-handbags', 'red', 'material=canvas,vegan-leather|pattern=kalamkari|occasion=evening|strap=detachable-strap'],
  ['tort-sunglasses', 'women-sunglasses', 'brown', 'material=acetate|occasion=every-day,travel|uv-protection=yes'],
  ['petal-dial-watch', 'women-watches', 'brown', 'material=leather,glass|pattern=floral|occasion=office,gift|movement=quartz'],
  ['gulabi-lotus-tee', 'women-tops', 'pink', 'material=cotton,jersey|pattern=graphic|occasion=every-day|fit=slim|sleeve=cap|neckline=scoop|gsm=150|care=machine-wash'],
  ['neem-stripe-tee', 'women-tops', 'cream', 'material=cotton,jersey|pattern=striped|occasion=every-day|fit=regular|neckline=scoop|care=machine-wash'],
];
