import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const homeLiving: SellingRow[] = [
  {
    id: 'vine-cushions', brand: 'Aangan Loom', rating: 4.5, reviewCount: 128, stock: 33,
    description: 'A kalamkari vine winds across one cover and carries on over the next, in indigo and madder on khadi. The backs are plain, for days when you want calm.',
    features: ['Two covers, 40 by 40 cm', 'Hand-printed cotton', 'Hidden zip', 'Fillers not included'],
  },
  {
    id: 'ikat-cushions', brand: 'Aangan Loom', rating: 4.4, reviewCount: 82, stock: 28,
    description: 'One turquoise ikat, one kantha-stitched in rows of running thread: a pair that looks collected over years. Both are washed before they leave, so they will not shrink on you.',
    features: ['Two covers, 40 by 40 cm', 'Handwoven ikat and kantha quilting', 'Coconut buttons', 'Gentle machine wash'],
  },
  {
    id: 'dhurrie-cushions', brand: 'Aangan Loom', rating: 4.6, reviewCount: 59,
    description: 'Thick cotton dhurrie weave with madder and neel steps, made on pit looms in Mirzapur. Tough enough for the swing on the balcony.',
    features: ['Two covers, 45 by 45 cm', 'Flat-weave cotton', 'Piped edges', 'Shake out, spot clean'],
  },
  {
    id: 'neel-lamp', brand: 'Mitti Manzil', rating: 4.7, reviewCount: 66, badges: ['Handmade'], stock: 8,
    description: 'Blue pottery has no clay in it at all, just ground quartz and glass, painted with cobalt butis and fired once. The khadi shade turns the bulb into late-afternoon light.',
    features: ['Quartz-body base from Jaipur', 'Handspun cotton shade', 'E27 holder, bulb not included', '46 cm tall'],
  },
  {
    id: 'clay-lamp', brand: 'Mitti Manzil', rating: 4.5, reviewCount: 44, badges: ['Handmade'], stock: 10,
    description: 'A wheel-thrown terracotta belly with a neem vine scratched through cream slip. Each potter leaves a thumbprint under the base.',
    features: ['Wheel-thrown terracotta', 'Cotton drum shade', 'Fabric-covered cord with switch', '44 cm tall'],
  },
  {
    id: 'blue-vine-vase', brand: 'Mitti Manzil', rating: 4.4, reviewCount: 73, stock: 19,
    description: 'White glaze, cobalt vine and a neck narrow enough that five stems look like plenty. Watertight, which is not a given with hand-painted vases.',
    features: ['Stoneware, glazed inside', 'Hand-painted cobalt', '24 cm tall', 'Rinse, do not scrub'],
  },
  {
    id: 'shibori-vase', brand: 'Mitti Manzil', rating: 4.2, reviewCount: 36,
    description: 'Two glazes pulled apart in the kiln, so aqua runs into indigo like dye into folded cloth. No two run the same way.',
    features: ['Reactive-glaze stoneware', 'Glazed inside', '22 cm tall', 'Felt base'],
  },
  {
    id: 'clay-planter', brand: 'Mitti Manzil', rating: 4.3, reviewCount: 101, stock: 41,
    description: 'Dhurrie steps painted round a breathing terracotta pot, with a saucer that fits. Tulsi, mint and money plant have all approved.',
    features: ['Terracotta, limewash paint', 'Drain hole and saucer', '16 cm across', 'Paint weathers softly outdoors'],
  },
  {
    id: 'buti-bedsheets', brand: 'Aangan Loom', choice: choices.sheets, rating: 4.6, reviewCount: 219, stock: 36,
    description: 'Blue butis on khadi white with a checked underside to the pillow covers. Percale weave, so it is crisp at first and soft by the third wash.',
    features: ['Double-bed sheet and two pillow covers', '200 thread count cotton percale', 'Azo-free block print', 'Fits mattresses to 25 cm'],
  },
  {
    id: 'lotus-bedsheets', brand: 'Aangan Loom', choice: choices.sheets, rating: 4.5, reviewCount: 143, stock: 30,
    description: 'Blush cotton sateen with a large jamun paisley and striped pillow covers. It has a slight sheen that shows after ironing and is pleasant without.',
    features: ['Double-bed sheet and two pillow covers', '300 thread count sateen', 'Colour-fast at 40 °C', 'Fits mattresses to 25 cm'],
  },
  {
    id: 'phool-clock', brand: 'Mitti Manzil', rating: 4.3, reviewCount: 52, stock: 15,
    description: 'Twelve carved teak petals around a madder face, with hands that sweep and do not tick. Hangs from one nail.',
    features: ['Reclaimed teak', 'Silent sweep movement', '32 cm across', 'One AA cell'],
  },
  {
    id: 'stepwell-print', brand: 'Aangan Loom', choice: ['Teak frame', 'Black frame'], rating: 4.7, reviewCount: 33, badges: ['New'], stock: 14,
    description: 'A baoli at dusk, its steps folding from pink into jamun, by our own studio. Printed with pigment on cotton rag and framed behind real glass.',
    features: ['Giclée print on cotton paper', 'Solid wood frame', '42 by 52 cm', 'Ready to hang'],
  },
  {
    id: 'buti-tea-set', brand: 'Mitti Manzil', rating: 4.6, reviewCount: 68, stock: 3,
    description: 'A pot, four cups and a brass-handled tray, white with cobalt butis inside the rims where you find them sip by sip. The spout does not drip; we checked for a month.',
    features: ['Pot 750 ml, four 150 ml cups', 'Glazed stoneware', 'Wooden tray with brass handles', 'Dishwasher safe, tray excepted'],
  },
  {
    id: 'chai-mug', brand: 'Mitti Manzil', rating: 4.4, reviewCount: 195, stock: 64,
    description: 'A stout mug with an ikat band in tulsi green, shaped to be held with both hands. Holds exactly one cutting chai and a refill.',
    features: ['Stoneware, 280 ml', 'Hand-decorated band', 'Microwave and dishwasher safe', 'Stackable'],
  },
];
