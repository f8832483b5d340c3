import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const kids: SellingRow[] = [
  {
    id: 'buti-frock', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.6, reviewCount: 142, stock: 56,
    description: 'A twirl-tested frock in pink cotton with madder butis and a sash that ties behind. The seams are turned in, so nothing scratches small shoulders.',
    features: ['Block-printed cotton, cotton lined', 'Bow sash', 'Two-inch hem to let down', 'Machine wash gentle'],
  },
  {
    id: 'patang-frock', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.7, reviewCount: 95, stock: 48,
    description: 'Red kites fly over lemon yellow, tails and all, printed so that none of them is upside down. Buttons down the back are large enough for a child to learn on.',
    features: ['Screen-printed poplin', 'Peter Pan collar', 'Side pockets', 'Colour-fast, machine wash'],
  },
  {
    id: 'mint-check-frock', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.2, reviewCount: 61,
    description: 'Mint and neem checks woven in seersucker, whose crinkle means you may forget the iron. Smocked at the chest, so it grows along for two summers.',
    features: ['Seersucker cotton', 'Elastic smocked bodice', 'Flutter sleeves', 'No ironing needed'],
  },
  {
    id: 'auto-tee-set', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.5, reviewCount: 178, stock: 64,
    description: 'A green-and-yellow auto-rickshaw rattles across the chest; plain neem shorts follow below. The print is soft to the touch and survives the sandpit.',
    features: ['Two-piece set', 'Single jersey tee, loop-knit shorts', 'Covered elastic waist', 'Machine wash inside out'],
  },
  {
    id: 'gaja-raglan-set', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.4, reviewCount: 86, stock: 52,
    description: 'A small blue elephant marches over a raglan tee, with striped shorts to match. Raglan sleeves give room for climbing and for the third helping of halwa.',
    features: ['Raglan tee and striped shorts', 'Bio-washed cotton', 'Tag-free neck', 'Tumble dry low'],
  },
  {
    id: 'kesar-dhoti-set', brand: 'Zardoz House', choice: choices.ages, rating: 4.6, reviewCount: 73, stock: 31,
    description: 'A saffron kurta with gold butti and a cream dhoti already pleated and stitched to a waistband, so it stays up through all the pheras. Cotton inside, shine outside.',
    features: ['Ready-pleated dhoti, elastic waist', 'Soft cotton lining', 'Front-button kurta in art silk', 'Hand wash'],
  },
  {
    id: 'firozi-dhoti-set', brand: 'Zardoz House', choice: choices.ages, rating: 4.3, reviewCount: 49, badges: ['New'], stock: 28,
    description: 'Turquoise brocade-look kurta with a khadi-white dhoti for naming days and family portraits. The neck opens wide enough to go over a sleepy head.',
    features: ['Woven zari checks on art silk', 'Pull-on dhoti', 'Cotton lined', 'Dry clean, or gentle hand wash'],
  },
  {
    id: 'spark-kids-tee', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.0, reviewCount: 37, stock: 44,
    description: 'Coral and blue sparks on mint, like a phuljhadi seen with half-closed eyes. A plain good tee that takes a hundred washes calmly.',
    features: ['160 GSM combed cotton', 'All-over print', 'Shoulder taping', 'Machine wash'],
  },
  {
    id: 'coral-kids-hoodie', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.7, reviewCount: 104, stock: 35,
    description: 'Brushed fleece in coral with an indigo elephant appliquéd at the front, trunk up for luck. The hood has no cord, by design.',
    features: ['Soft brushed fleece', 'Cord-free hood', 'Appliqué, not print', 'Thumb loops in the cuffs'],
  },
  {
    id: 'kite-backpack', brand: 'Jhola Junction', rating: 4.5, reviewCount: 131, stock: 40,
    description: 'A blue school pack covered in yellow kites, sized for A4 notebooks and a steel tiffin. The back is padded and the chest strap has a whistle.',
    features: ['14 litres, cotton canvas', 'Padded back and chest strap', 'Water-repellent lining', 'Reflective tabs'],
  },
  {
    id: 'school-sneakers', brand: 'Chappal Chowk', choice: choices.kidsShoes, rating: 4.1, reviewCount: 89, stock: 46,
    description: 'White canvas with a turquoise side band and two straps instead of laces: ready in ten seconds. The toe bumper is stitched as well as glued.',
    features: ['Double hook-and-loop straps', 'Reinforced toe', 'Non-marking sole', 'Washable insole'],
  },
  {
    id: 'sunny-cap', brand: 'Nanhi Patang', choice: choices.kidsCaps, rating: 3.9, reviewCount: 28,
    description: 'A haldi-yellow cap with a stitched sun peeping over the peak. The soft brim folds into a school bag and springs back.',
    features: ['Washed cotton', 'Elastic back, no buckle', 'Soft foldable peak', 'Hand wash'],
  },
  {
    id: 'hathi-kids-tee', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.4, reviewCount: 66, badges: ['New'], stock: 58,
    description: 'One large indigo elephant on sky blue, wearing a red jhool. Children report that it can be heard trumpeting at bedtime.',
    features: ['Soft single jersey', 'Rubber-free print', 'Regular fit', 'Machine wash inside out'],
  },
  {
    id: 'gaadi-raglan-tee', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.3, reviewCount: 52, stock: 42,
    description: 'Saffron raglan sleeves on cream, with a little auto on its way to somewhere important. Cut a bit long, so it stays tucked in during kabaddi.',
    features: ['Contrast raglan sleeves', 'Bio-washed cotton', 'Longer back hem', 'Machine wash'],
  },
  {
    id: 'khel-check-shorts', brand: 'Nanhi Patang', choice: choices.ages, rating: 4.0, reviewCount: 33,
    description: 'Blue and haldi checks woven in light cotton, with an elastic waist and a real drawstring. Four pockets for stones, shells and half a biscuit.',
    features: ['Yarn-dyed cotton', 'Elastic waist with drawstring', 'Four pockets', 'Machine wash'],
  },
  {
    id: 'rang-buti-frock', brand: 'Zardoz House', choice: choices.ages, rating: 4.8, reviewCount: 41, badges: ['New'], stock: 24,
    description: 'Rani pink with woven haldi butti and a blue yoke, full enough to sit down in a perfect circle. A net layer underneath keeps the shape and never touches the skin.',
    features: ['Woven butti on cotton silk', 'Cotton-covered net underskirt', 'Back zip with guard', 'Dry clean'],
  },
];
