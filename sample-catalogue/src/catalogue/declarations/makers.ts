import type { Brand } from '../SellingRow';

/**
 * Who makes what a house sells, and where. Sample data of invented makers, and said so on the page: no such workshop
 * exists.
 */
export const makers: Record<Brand, string> = {
  Neelkothi: '3 Khatri Lane, Bhuj, Gujarat 370001',
  'Bunkar Lane': '18 Loom Street, Chirala, Andhra Pradesh 523155',
  'Rangrez Mill': '7 Vat Road, Ajrakhpur, Gujarat 370105',
  'Gulmohar Row': '41 Chikan Gali, Lucknow, Uttar Pradesh 226003',
  'Zardoz House': '9 Karkhana Lane, Varanasi, Uttar Pradesh 221001',
  'Nanhi Patang': '22 Knitters Road, Tiruppur, Tamil Nadu 641604',
  'Pahiya Works': '5 Cycle Colony, Ludhiana, Punjab 141003',
  'Lakdi Lattoo': '11 Turners Street, Channapatna, Karnataka 562160',
  'Jhilmil Tokri': '6 Johari Gali, Jaipur, Rajasthan 302003',
  'Chandni Patri': '30 Lac Bazaar, Jaipur, Rajasthan 302002',
  'Studio Toofani': '2 Press Road, Pune, Maharashtra 411005',
  'Mitti Manzil': '14 Kiln Street, Khurja, Uttar Pradesh 203131',
  'Aangan Loom': '8 Weavers Square, Panipat, Haryana 132103',
  'Ubtan Street': '17 Herb Market, Nagpur, Maharashtra 440018',
  Itrabaag: '4 Attar Lane, Kannauj, Uttar Pradesh 209725',
  'Chappal Chowk': '26 Leather Lane, Kolhapur, Maharashtra 416012',
  'Jhola Junction': '13 Canvas Street, Kanpur, Uttar Pradesh 208001',
};

/** Where types come from that are not made in India, and in which city. */
export const importedTypes: ReadonlyMap<string, { origin: string; city: string }> = new Map([
  ['character-figures', { origin: 'japan', city: 'Saitama, Japan' }],
  ['mecha-figures', { origin: 'japan', city: 'Saitama, Japan' }],
  ['women-watches', { origin: 'japan', city: 'Suwa, Japan' }],
  ['women-sunglasses', { origin: 'italy', city: 'Belluno, Italy' }],
  ['mountain-bicycles', { origin: 'taiwan', city: 'Taichung, Taiwan' }],
  ['road-bicycles', { origin: 'taiwan', city: 'Taichung, Taiwan' }],
]);
