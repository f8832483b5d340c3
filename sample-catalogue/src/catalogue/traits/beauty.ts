import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const beauty: TraitsRow[] = [
  ['kumkum-lipstick', 'lipsticks', 'red', 'finish=satin|occasion=every-day,festive|weight=4|cruelty-free=yes|key-ingredients=Castor oil, kokum butter, vitamin E'],
  ['rani-lipstick', 'lipsticks', 'pink', 'finish=soft-matte|occasion=every-day,evening|weight=4|cruelty-free=yes'],
  ['cinnamon-lipstick', 'lipsticks', 'brown', 'finish=satin|occasion=every-day,office|weight=4|key-ingredients=Shea and almond oil'],
  ['kesar-attar', 'attars', 'orange', 'fragrance-notes=saffron,sandalwood,leather,honey|occasion=evening,festive|volume=10|alcohol-free=yes|handmade=yes'],
  ['rose-attar', 'attars', 'pink', 'fragrance-notes=rose,sandalwood|occasion=every-day,festive|volume=10|alcohol-free=yes|handmade=yes'],
  ['khus-attar', 'attars', 'green', 'fragrance-notes=vetiver|occasion=every-day|volume=10|alcohol-free=yes'],
  ['neem-cream-serum', 'creams-and-serums', 'green', 'key-ingredients=Neem, niacinamide, aloe|occasion=every-day|pieces=2|weight=50|volume=30'],
  ['saffron-cream-serum', 'creams-and-serums', 'orange', 'key-ingredients=Saffron, turmeric, vitamin C|occasion=every-day,festive|pieces=2|weight=50|volume=30'],
  ['neel-kajal', 'kajal', 'blue', 'occasion=every-day,office|weight=1.2|pieces=2|key-ingredients=Almond oil'],
  ['coral-compact', 'blushes', 'orange', 'occasion=every-day,evening|weight=6'],
  ['tulsi-hair-oil', 'hair-oils', 'yellow', 'key-ingredients=Sesame, coconut, tulsi, bhringraj, hibiscus|occasion=every-day|volume=200'],
  ['herbal-soaps', 'soaps', 'multicolour', 'key-ingredients=Multani mitti, neem with tulsi, rose with besan|occasion=every-day,gift|pieces=3|weight=100'],
  ['jamun-lipstick', 'lipsticks', 'purple', 'finish=velvet|occasion=evening,festive|weight=4|cruelty-free=yes|key-ingredients=Jamun-seed oil'],
  ['mogra-attar', 'attars', 'white', 'fragrance-notes=mogra,sandalwood|occasion=festive,wedding|volume=10|alcohol-free=yes|handmade=yes'],
  ['chandan-soaps', 'soaps', 'beige', 'key-ingredients=Sandalwood, raw milk, turmeric|occasion=every-day,gift|pieces=3|weight=100'],
];
