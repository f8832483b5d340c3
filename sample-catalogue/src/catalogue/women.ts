import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const women: SellingRow[] = [
  {
    id: 'firozi-silk-saree', brand: 'Zardoz House', rating: 4.8, reviewCount: 212, badges: ['Handmade'], stock: 14,
    description: 'Turquoise art-silk with a rani border and a pallu of gold-tone zari checks, woven on a jacquard in Varanasi. It drapes like a much heavier saree and weighs under 600 grams.',
    features: ['5.5 m saree with 0.8 m blouse piece', 'Zari border and pallu', 'Fall and pico done', 'Dry clean, store in muslin'],
  },
  {
    id: 'haldi-buti-saree', brand: 'Rangrez Mill', rating: 4.6, reviewCount: 167, stock: 21,
    description: 'Turmeric-yellow mul printed with green butis from a single teak block, one dip at a time. Soft from the first wear, and forgiving if you pleat in a hurry.',
    features: ['Pure cotton mul, block printed', 'Unstitched blouse piece included', 'Pre-washed', 'Starch lightly for office wear'],
  },
  {
    id: 'leheriya-saree', brand: 'Rangrez Mill', rating: 4.5, reviewCount: 98, badges: ['New'], stock: 17,
    description: 'The diagonal ripples come from rolling the cloth corner to corner and tying it before dyeing, the way Jaipur marks the monsoon. Rani and kesar waves run out into a slim zari border.',
    features: ['Tie-dyed georgette', 'Zari kinari border', 'Blouse piece in plain rani', 'Dry clean for the first wash'],
  },
  {
    id: 'rani-anarkali', brand: 'Zardoz House', choice: choices.adult, rating: 4.7, reviewCount: 184, stock: 33,
    description: 'Sixteen panels flare from the yoke, enough for one full turn on a sangeet floor. Zari work frames the neck and hem, while the lining inside is plain cotton for long evenings.',
    features: ['Chanderi blend with zari yoke', 'Full cotton lining', 'Concealed side zip', 'Dry clean only'],
  },
  {
    id: 'neel-vine-anarkali', brand: 'Gulmohar Row', choice: choices.adult, rating: 4.4, reviewCount: 76, stock: 29,
    description: 'A kalamkari vine climbs from hem to shoulder in indigo on unbleached cotton, drawn out with a bamboo pen before it was cut into blocks. Floor-grazing, but light enough for a day wedding.',
    features: ['Kalamkari print on handspun-look cotton', 'Gathered below the bust', 'Three-quarter sleeves', 'Gentle wash, dry in shade'],
  },
  {
    id: 'madder-buti-kurti', brand: 'Rangrez Mill', choice: choices.adult, rating: 4.3, reviewCount: 254, stock: 88,
    description: 'The everyday one: khadi-white cotton with small madder butis and a split neck. Pockets in both side seams, because of course.',
    features: ['Block-printed cambric', 'Straight cut, knee length', 'Two side pockets', 'Machine wash cold'],
  },
  {
    id: 'mehendi-ajrakh-kurti', brand: 'Rangrez Mill', choice: choices.adult, rating: 4.6, reviewCount: 121, stock: 41,
    description: 'Tulsi-green ground, madder stars, cream outlines: a Kutch ajrakh in a colour the old print books call hariyali. The A-line falls clear of the hip and moves when you walk.',
    features: ['Hand block print on cotton, vegetable dyes', 'A-line with side slits', 'Wooden toggle at the neck', 'Wash separately at first'],
  },
  {
    id: 'lotus-chikan-kurti', brand: 'Gulmohar Row', choice: choices.adult, rating: 4.5, reviewCount: 139, badges: ['Handmade'],
    description: 'Pink cotton mul with shadow-work petals: the stitches run on the back, so the thread shows through as a paler pink. Comes with a matching camisole, no hunting for a slip.',
    features: ['Hand-embroidered shadow work', 'Camisole included', 'Relaxed fit, three-quarter sleeves', 'Hand wash, do not wring'],
  },
  {
    id: 'madder-lehenga', brand: 'Zardoz House', choice: choices.adult, rating: 4.8, reviewCount: 57, badges: ['Handmade'], stock: 12,
    description: 'Thousands of knots, each tied with a fingernail, become the dots of this Bhuj bandhani in deep madder. The flare is cut on five metres of cloth and the tulsi-green band at the hem carries gota lace.',
    features: ['Hand-tied bandhani on silk blend', 'Can-can layer for volume', 'Drawstring waist with tassels', 'Dry clean; do not iron the dots flat'],
  },
  {
    id: 'neel-lehenga', brand: 'Zardoz House', choice: choices.adult, rating: 4.6, reviewCount: 38, stock: 10,
    description: 'Midnight-blue silk blend scattered with gold butti, closed by a broad rani hem. Worn with a plain blouse it is wedding enough; worn with a white shirt it is quite something else.',
    features: ['Woven butti in gold-tone thread', 'Side zip and hook waist', 'Cotton-lined throughout', 'Dry clean only'],
  },
  {
    id: 'leheriya-dupatta', brand: 'Rangrez Mill', rating: 4.2, reviewCount: 83, stock: 34,
    description: 'Haldi and rani stripes ripple across crisp cotton, ending in tassels knotted by hand. It wakes up a plain white kurta better than any necklace.',
    features: ['2.3 m of tie-dyed cotton', 'Hand-knotted tassels', 'Steam rather than iron', 'Wash apart, colours may bleed once'],
  },
  {
    id: 'bandhani-dupatta', brand: 'Zardoz House', rating: 4.4, reviewCount: 108,
    description: 'A kumkum-red ground covered in rings of tiny ties, edged in green and gold. Unknot a corner yourself: a few ties are left in place to show that it is real.',
    features: ['Hand-tied art silk', 'Gold-tone kinari', '2.4 m long', 'Dry clean'],
  },
  {
    id: 'gamcha-shirt', brand: 'Bunkar Lane', choice: choices.adult, rating: 4.1, reviewCount: 65, stock: 37,
    description: 'The red-and-cream check of the Bengal gamcha, woven finer and cut as a boxy shirt with a grandad collar. It dries in an hour on a hot verandah, just like the original.',
    features: ['Handloom cotton from Phulia', 'Boxy fit, dropped shoulder', 'Grandad collar', 'Machine wash, gets softer'],
  },
  {
    id: 'moon-wash-jeans', brand: 'Neelkothi', choice: choices.womenWaist, rating: 4.3, reviewCount: 198, stock: 60,
    description: 'A pale, milky wash and a rise that actually reaches the waist, with saffron topstitching along the yoke. The leg is straight and stops at the ankle bone.',
    features: ['11 oz cotton denim, 2% elastane', 'High rise, straight leg', 'Curved waistband that does not gape', 'Wash inside out'],
  },
  {
    id: 'rani-mojari', brand: 'Chappal Chowk', choice: choices.womenShoes, rating: 4.5, reviewCount: 146, badges: ['Handmade'], stock: 26,
    description: 'Rani-pink velvet worked with dabka coils and closed over a padded leather bed. The toe curls only a little, so they sit well under jeans too.',
    features: ['Hand embroidery on velvet', 'Cushioned leather footbed', 'Flexible sole', 'Brush clean, store with paper inside'],
  },
  {
    id: 'neem-sandals', brand: 'Chappal Chowk', choice: choices.womenShoes, rating: 4.0, reviewCount: 92, stock: 48,
    description: 'Two neem-green straps with brass-tone buckles over a contoured maple-coloured bed. Made for markets, museums and the long walk back to the car.',
    features: ['Buckle-adjustable straps', 'Moulded footbed with arch support', 'Light EVA sole', 'Wipe clean'],
  },
  {
    id: 'ajrakh-tote', brand: 'Jhola Junction', rating: 4.4, reviewCount: 173, stock: 52,
    description: 'Sturdy jute below, indigo ajrakh above, and handles long enough for the shoulder over a winter shawl. Inside there is a zip pocket and a loop for keys.',
    features: ['Jute with block-printed cotton', 'Holds 8 kg of vegetables or books', 'Cotton lined', 'Spot clean only'],
  },
  {
    id: 'vine-handbag', brand: 'Jhola Junction', rating: 4.3, reviewCount: 54, badges: ['New'], stock: 9,
    description: 'A structured flap bag in madder with a kalamkari vine printed across the front. Small enough for dinner, large enough for a novel.',
    features: ['Printed canvas over vegan leather', 'Magnetic flap, inner zip', 'Detachable shoulder strap', '24 by 17 by 8 cm'],
  },
  {
    id: 'tort-sunglasses', brand: 'Gulmohar Row', rating: 3.8, reviewCount: 47, stock: 18,
    description: 'A gentle cat-line in tortoise acetate, cut from a sheet and polished by hand. The lenses are a warm green-brown that is kind to a bright May afternoon.',
    features: ['UV400 lenses', 'Acetate frame, five-barrel hinges', 'Medium width, 138 mm', 'Case and cloth included'],
  },
  {
    id: 'petal-dial-watch', brand: 'Gulmohar Row', rating: 4.6, reviewCount: 81, stock: 4,
    description: 'Twelve enamel petals mark the hours on a tulsi-green dial, under a domed glass. The tan strap is stitched by hand and changes without a tool.',
    features: ['Quartz movement, 34 mm case', 'Quick-release leather strap', 'Splash resistant', 'One-year movement warranty'],
  },
  {
    id: 'gulabi-lotus-tee', brand: 'Neelkothi', choice: choices.adult, rating: 4.4, reviewCount: 126, badges: ['New'], stock: 72,
    description: 'A lotus-pink scoop tee with a jamun lotus printed a little off centre. The jersey is slub cotton, thin enough for June and not see-through.',
    features: ['150 GSM slub cotton', 'Scoop neck, cap sleeves', 'Slim fit with curved hem', 'Machine wash cold'],
  },
  {
    id: 'neem-stripe-tee', brand: 'Neelkothi', choice: choices.adult, rating: 4.1, reviewCount: 58,
    description: 'Neem-green bands on natural khadi jersey with a saffron edge at the neck, like the border of a temple saree. Goes with denim, goes with a wrap skirt.',
    features: ['Yarn-dyed cotton jersey', 'Contrast ringer trim', 'Regular fit', 'Wash with similar colours'],
  },
];
