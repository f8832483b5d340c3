import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const anime: SellingRow[] = [
  {
    id: 'comet-courier', brand: 'Studio Toofani', rating: 4.8, reviewCount: 96, badges: ['Limited Edition'], stock: 12,
    description: 'Lilac hair, one glowing parcel and eleven minutes to the last train: the Comet Courier is the first figure of our own Nakshatra Post series. Painted in matt layers, with a translucent scarf that catches the light.',
    features: ['18 cm PVC and ABS', 'Numbered base, first run of 600', 'Two swappable hands', 'Window box'],
  },
  {
    id: 'sunset-courier', brand: 'Studio Toofani', rating: 4.7, reviewCount: 58, badges: ['Limited Edition'], stock: 5,
    description: 'The rival who always takes the rooftops, in coral and turquoise with a satchel that really opens. Stands on a tile of a Jaipur terrace.',
    features: ['18 cm PVC and ABS', 'Opening satchel', 'Terrace diorama base', 'Window box'],
  },
  {
    id: 'surya-guardian', brand: 'Studio Toofani', rating: 4.6, reviewCount: 73, stock: 9,
    description: 'Cream armour, kumkum joints and a chest vent shaped like a temple sun. Thirty-two points of movement hold even the deep archer\'s pose.',
    features: ['22 cm, 32 joints', 'Die-cast feet for balance', 'Shield and spear', 'LED chest, cells included'],
  },
  {
    id: 'chandra-guardian', brand: 'Studio Toofani', rating: 4.7, reviewCount: 47,
    description: 'The night half of the pair, lilac over indigo with a crescent back-fin that folds away. Panel lines are tampo printed, so there is nothing to apply with tweezers.',
    features: ['22 cm, 32 joints', 'Folding crescent wing', 'Twin blades and stand', 'Ages 14 and up'],
  },
  {
    id: 'fox-hoodie', brand: 'Studio Toofani', choice: choices.adult, rating: 4.6, reviewCount: 205, stock: 52,
    description: 'Kohl-black fleece with a coral fox looking back over its shoulder, nine tails running round to the back. The print is plastisol free and keeps its stretch.',
    features: ['330 GSM cotton fleece', 'Wrap-around print', 'Oversized fit', 'Wash cold, inside out'],
  },
  {
    id: 'moon-cat-hoodie', brand: 'Studio Toofani', choice: choices.adult, rating: 4.5, reviewCount: 168, stock: 47,
    description: 'A lemon moon, a sitting cat and a whole lot of lilac. The inside of the hood is printed too, for the person behind you in the queue.',
    features: ['330 GSM cotton fleece', 'Printed hood lining', 'Oversized fit', 'Wash cold, inside out'],
  },
  {
    id: 'mecha-tee', brand: 'Studio Toofani', choice: choices.adult, rating: 4.3, reviewCount: 122, stock: 70,
    description: 'The Guardian\'s mask, drawn as a blueprint in kumkum and neel on a cream ringer tee. Every bolt in the drawing has a number, and they do add up.',
    features: ['200 GSM cotton', 'Ringer neck and cuffs', 'Discharge print, soft hand', 'Boxy fit'],
  },
  {
    id: 'bolt-tee', brand: 'Studio Toofani', choice: choices.adult, rating: 4.2, reviewCount: 148, stock: 83,
    description: 'A lemon bolt splits a black tee from collar to hem, with a kumkum edge that stays crisp. Loud, and proud of it.',
    features: ['200 GSM cotton', 'Screen print front', 'Boxy fit, dropped shoulder', 'Machine wash cold'],
  },
  {
    id: 'wave-tee', brand: 'Studio Toofani', choice: choices.adult, rating: 4.4, reviewCount: 91,
    description: 'A great ripple rises off the Konkan with a coral sun behind it. Printed in three passes with visible grain, like a woodcut.',
    features: ['180 GSM combed cotton', 'Three-colour water-based print', 'Regular fit', 'Machine wash inside out'],
  },
  {
    id: 'fox-poster', brand: 'Studio Toofani', choice: choices.posters, rating: 4.5, reviewCount: 64, stock: 80,
    description: 'The fox spirit crosses a city of water tanks and telephone wires at dusk. Printed on heavy stock with a wide margin, so a ready-made A2 frame fits.',
    features: ['A2, 250 GSM archival paper', 'Pigment inks', 'Rolled in a sturdy tube', 'Signed in the plate'],
  },
  {
    id: 'ripple-poster', brand: 'Studio Toofani', choice: choices.posters, rating: 4.2, reviewCount: 35,
    description: 'Five colours and one enormous wave, with the smallest fishing boat we could draw. Looks best where the evening sun reaches the wall.',
    features: ['A2, 250 GSM archival paper', 'Fade-resistant inks', 'Rolled in a sturdy tube', 'Fits standard A2 frames'],
  },
  {
    id: 'moon-charm', brand: 'Studio Toofani', rating: 4.4, reviewCount: 183, stock: 95,
    description: 'The Moon Cat in hard enamel, dangling from a star-shaped clasp. Survives keys, zips and most school bags.',
    features: ['Hard enamel on zinc alloy', '4 cm charm', 'Swivel clasp and ring', 'Gift-card backing'],
  },
  {
    id: 'fox-charm', brand: 'Studio Toofani', rating: 4.3, reviewCount: 119, stock: 77,
    description: 'A saffron fox curled around its own tails, a little smug. The back carries a tiny bolt, for those who know.',
    features: ['Hard enamel on zinc alloy', '4 cm charm', 'Swivel clasp and ring', 'Gift-card backing'],
  },
  {
    id: 'moon-mug', brand: 'Studio Toofani', rating: 4.6, reviewCount: 77, stock: 31,
    description: 'Pour in something hot and the cat\'s eyes fill with moonlight; the ink reacts at about fifty degrees. Holds a proper 330 ml of chai.',
    features: ['Glazed stoneware, 330 ml', 'Heat-reactive print', 'Microwave safe', 'Hand wash to keep the magic'],
  },
  {
    id: 'bolt-cap', brand: 'Studio Toofani', rating: 4.0, reviewCount: 54, stock: 27,
    description: 'Storm Crew headgear: kohl twill, a kumkum under-peak and a stitched lemon bolt. Flat peak out of the box, curved if you insist.',
    features: ['Five-panel cotton twill', 'Raised embroidery', 'Adjustable snap', 'Spot clean'],
  },
  {
    id: 'spark-tote', brand: 'Studio Toofani', rating: 4.1, reviewCount: 42, badges: ['New'], stock: 39,
    description: 'Jamun and indigo sparks on natural canvas, roomy enough for two cosplay wigs or a week of manga. The base is doubled.',
    features: ['12 oz cotton canvas', 'Doubled base, long handles', 'Inside pin panel', 'Machine wash cold'],
  },
];
