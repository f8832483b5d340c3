import type { SellingRow } from './SellingRow';

// prettier-ignore
export const beauty: SellingRow[] = [
  {
    id: 'kumkum-lipstick', brand: 'Ubtan Street', choice: ['Kumkum', 'Sindoor', 'Anaar', 'Gulmohar'], rating: 4.5, reviewCount: 312, stock: 118,
    description: 'A satin red mixed to sit well on warm Indian skin, with castor oil and kokum butter so that it glides in December. One stroke is a stain, two are an occasion.',
    features: ['Satin finish, 4 g', 'Kokum butter and vitamin E', 'No parabens or mineral oil', 'Not tested on animals'],
  },
  {
    id: 'rani-lipstick', brand: 'Ubtan Street', choice: ['Rani', 'Gulabi', 'Kamal'], rating: 4.3, reviewCount: 204, stock: 86,
    description: 'The pink of a Jaipur doorway in a matte that does not feel like chalk. Stays through a thali and fades evenly.',
    features: ['Soft-matte finish, 4 g', 'Six-hour wear', 'Fragrance free', 'Not tested on animals'],
  },
  {
    id: 'cinnamon-lipstick', brand: 'Ubtan Street', choice: ['Dalchini', 'Badam', 'Gud'], rating: 4.4, reviewCount: 158, stock: 72,
    description: 'Nudes that are brown and not beige: cinnamon, almond skin and jaggery. The bullet is slanted, so you will not need a mirror on the metro.',
    features: ['Creamy satin, 4 g', 'Slanted bullet', 'Shea and almond oil', 'Refill fits the same case'],
  },
  {
    id: 'kesar-attar', brand: 'Itrabaag', rating: 4.7, reviewCount: 126, badges: ['Handmade'], stock: 24,
    description: 'Saffron distilled into sandalwood oil in copper degs, the slow way of Kannauj. It opens like warm milk and settles into leather and honey.',
    features: ['Alcohol free, 10 ml', 'Deg-bhapka distilled', 'Glass wand applicator', 'Lasts 8 hours on skin'],
  },
  {
    id: 'rose-attar', brand: 'Itrabaag', rating: 4.6, reviewCount: 187, badges: ['Handmade'], stock: 31,
    description: 'Damask roses picked before sunrise and in the still by eight. Green at first, then jammy, then exactly the inside of a garland.',
    features: ['Alcohol free, 10 ml', 'Pure rose in a sandal base', 'Glass wand applicator', 'Keep out of sunlight'],
  },
  {
    id: 'khus-attar', brand: 'Itrabaag', rating: 4.4, reviewCount: 79,
    description: 'Wild vetiver root, which smells of the first rain on a khus curtain. The coolest thing to wear in May.',
    features: ['Alcohol free, 10 ml', 'Wild ruh khus', 'Glass wand applicator', 'Suits everyone'],
  },
  {
    id: 'neem-cream-serum', brand: 'Ubtan Street', rating: 4.2, reviewCount: 112, stock: 34,
    description: 'A light gel cream and a two-percent niacinamide serum, both with neem, for skin that argues with humidity. Use the serum at night and the cream in the morning.',
    features: ['Cream 50 g and serum 30 ml', 'Neem, niacinamide, aloe', 'Non-comedogenic', 'Patch test first'],
  },
  {
    id: 'saffron-cream-serum', brand: 'Ubtan Street', rating: 4.5, reviewCount: 164, stock: 38,
    description: 'Kashmiri saffron and turmeric extract in a cream that sinks in, with a vitamin C serum that does not sting. Leaves a glow and no yellow.',
    features: ['Cream 50 g and serum 30 ml', 'Saffron, turmeric, vitamin C', 'Stain free', 'Dermatologist reviewed'],
  },
  {
    id: 'neel-kajal', brand: 'Ubtan Street', rating: 4.6, reviewCount: 427, stock: 140,
    description: 'Two pencils, deep indigo and warm madder brown, soft enough for the waterline and gone with one wipe of oil. They set in thirty seconds and then stay.',
    features: ['Two 1.2 g pencils', 'Smudge resistant for 10 hours', 'Ophthalmologist tested', 'Almond oil base'],
  },
  {
    id: 'coral-compact', brand: 'Ubtan Street', choice: ['Moonga', 'Kamal', 'Gajar'], rating: 4.1, reviewCount: 67, stock: 45,
    description: 'A pressed coral blush embossed with a lotus that you will be sorry to touch. Finely milled, so it builds slowly and never turns to a stripe.',
    features: ['Pressed powder, 6 g', 'Mirror in the lid', 'Talc free', 'Refillable pan'],
  },
  {
    id: 'tulsi-hair-oil', brand: 'Ubtan Street', rating: 4.4, reviewCount: 251, stock: 90,
    description: 'Sesame and coconut oils steeped with tulsi, bhringraj and hibiscus for eleven days in the sun. Warm it in a bowl of hot water and ask someone kind to do the massage.',
    features: ['Cold-pressed base, 200 ml', 'Eleven-day herb infusion', 'No mineral oil or silicone', 'Comb applicator cap'],
  },
  {
    id: 'herbal-soaps', brand: 'Ubtan Street', rating: 4.3, reviewCount: 139, stock: 62,
    description: 'Three bars cured for six weeks: multani mitti, neem with tulsi, and rose with besan. They last, because they are not whipped full of air.',
    features: ['Three 100 g bars', 'Cold process, palm-oil free', 'Plant colours', 'Paper wrapped'],
  },
  {
    id: 'jamun-lipstick', brand: 'Ubtan Street', choice: ['Jamun', 'Falsa', 'Baingan'], rating: 4.6, reviewCount: 48, badges: ['New'], stock: 54,
    description: 'The purple of a fruit-stained tongue, made wearable in a velvet finish. Blot once for a berry tint.',
    features: ['Velvet finish, 4 g', 'Jamun-seed oil', 'Transfer resistant', 'Not tested on animals'],
  },
  {
    id: 'mogra-attar', brand: 'Itrabaag', rating: 4.8, reviewCount: 34, badges: ['New', 'Handmade'], stock: 16,
    description: 'Mogra buds laid into sandalwood at dusk, when they open, for fifteen evenings running. White flowers without the shout.',
    features: ['Alcohol free, 10 ml', 'Fifteen-day enfleurage', 'Glass wand applicator', 'Small batch, dated by hand'],
  },
  {
    id: 'chandan-soaps', brand: 'Ubtan Street', rating: 4.0, reviewCount: 23,
    description: 'Sandalwood powder, raw milk and a little turmeric, pressed into three pebble-smooth bars. The scent stays on the towel longer than on you.',
    features: ['Three 100 g bars', 'Sandalwood powder and oil', 'Cold process', 'Paper wrapped'],
  },
];
