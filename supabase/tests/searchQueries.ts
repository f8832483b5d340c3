import { kinds } from './searchQueriesForKinds';
import { garments, kurtas, nothing, only, shirts, type ShopperQuery, tees } from './shopperQuery';

const dear = 1_000_000;

const described: ShopperQuery[] = [
  { typed: 'silk', first: 'sarees lehengas', never: 'imitation-jewellery beauty' },
  {
    typed: 'cotton',
    first: 'haldi-buti-saree sky-oxford-shirt buti-bedsheets',
    never: 'imitation-jewellery',
  },
  ...only('firozi-silk-saree', ['silk saree', 'saree silk', 'reshmi saree']),
  ...only('haldi-buti-saree', ['cotton saree', 'yellow saree', 'peela saree', 'block print saree']),
  ...only('madder-lehenga neel-lehenga', [
    'wedding lehenga',
    'lehenga for wedding',
    'shaadi ka lehenga',
    'bridal lehenga',
  ]),
  ...only('bandhani-dupatta', ['red dupatta', 'lal dupatta', 'dupatta red']),
  ...only('lotus-chikan-kurti', ['pink kurti', 'gulabi kurti']),
  ...only('chikan-kurta lotus-chikan-kurti', ['chikankari', 'lucknowi']),
  ...only('madder-lehenga bandhani-dupatta', ['bandhani', 'bandhej']),
  ...only('kumkum-lipstick', ['red lipstick', 'lipstick red']),
  ...only('men-jeans women-jeans', ['blue jeans']),
  ...only(shirts, ['formal shirt', 'handloom shirt']),
  ...only('men-tees anime-tees', ['crew neck tee']),
  ...only('rings', ['gold ring', 'silver ring']),
  ...only(garments, ['party wear', 'haldi outfit']),
  { typed: 'office wear', first: garments },
  { typed: 'ethnic wear', first: garments, never: 'men-tees men-jeans beauty' },
  { typed: 'shaadi dress', first: 'frocks anarkalis', never: 'imitation-jewellery' },
  { typed: 'gift', first: 'toys-bicycles men women kids anime home-living', never: 'sarees' },
  ...only('women', ['gift for wife']),
  ...only('men', ['gift for husband']),
  { typed: 'handmade', first: 'women men beauty toys-bicycles' },
];

const forWhom: ShopperQuery[] = [
  ...only('men-kurtas', [
    'kurta men',
    'men kurta',
    'kurta for men',
    "men's kurta",
    'mens kurta',
    'gents kurta',
  ]),
  ...only('women-kurtas', ['ladies kurti', 'kurta women', 'kurti for women']),
  ...only('kids-kurta-sets', ['kids kurta']),
  ...only('frocks', ['girls frock', 'girls dress']),
  ...only('kids-tees kids-sets', ['boys t shirt']),
  ...only('men-sneakers', ['mens shoes']),
  ...only('women', ['for women', 'women', 'ladies', 'mahila']),
  ...only('men', ['men', 'gents']),
  ...only('kids kids-bicycles', ['kids', 'bachche']),
  ...only('sarees', ['a saree for my wife']),
  // Nothing is both; the last word is still being typed.
  ...only('sarees', ['red sar', 'red sare'], 'fewer'),
  ...only('lehengas', ['black lehen'], 'fewer'),
  ...only('anime-tees', ['anime t shirt']),
  ...only('beauty', ['beauty']),
];

const hindi: ShopperQuery[] = [
  ...only('sarees', ['साड़ी', 'साड़ी'.normalize('NFD')]),
  ...only(kurtas, ['कुर्ता']),
  ...only('men-kurtas', ['पुरुष कुर्ता']),
  ...only('bandhani-dupatta', ['लाल दुपट्टा']),
  ...only('lehengas', ['शादी का लहंगा']),
  ...only('jhumkas', ['झुमके']),
  ...only('men-sneakers kids-shoes', ['जूते']),
];

const prices: ShopperQuery[] = [
  ...[
    'saree under 2000',
    'saree below ₹2,000',
    'saree under2000',
    'saree Rs.2000',
    'saree rs2000',
    'saree <2000',
    'saree 2000/- se kam',
    'saree upto rs 2000',
    'saree 2000 ke andar',
    'saree 2k tak',
    'साड़ी 2000 से कम',
    'साड़ी २००० से कम',
    'under 2000 saree',
  ].map((typed): ShopperQuery => ({
    typed,
    first: 'sarees',
    never: 'others firozi-silk-saree',
    price: [0, 2000],
  })),
  { typed: 'saree above 2000', first: 'firozi-silk-saree', never: 'others', price: [2000, dear] },
  { typed: 'saree 1500 to 1900', first: 'haldi-buti-saree', never: 'others', price: [1500, 1900] },
  { typed: 'kurta 500-1000', first: kurtas, never: 'others', price: [500, 1000] },
  { typed: 'under 500', first: 'jhumkas kids-bottoms lipsticks', price: [0, 500] },
  { typed: 'below ₹1000', first: 'jhumkas frocks anime-tees attars', price: [0, 1000] },
  { typed: '500-1000', first: 'frocks anime-tees attars soft-toys', price: [500, 1000] },
  { typed: 'mens blue shirt under 1200', first: 'sky-oxford-shirt', never: 'others', price: [0, 1200] },
  { typed: 'red saree under 2000', first: 'sarees', never: 'others', answered: 'fewer', price: [0, 2000] },
  { typed: 'saree under 1000', first: 'sarees', never: 'others', answered: 'fewer' },
];

const names: ShopperQuery[] = [
  ...only('neel-lotus-tee', ['Neel Lotus Crew Tee', 'TD-MEN-NLLTST', 'td-men-nlltst']),
  ...only('chappal-chowk', ['chappal chowk', 'Chappal Chowk']),
  ...only('jhola-junction', ['jhola junction']),
  ...only('neelkothi', ['Neelkothi', 'neel kothi', 'neelkothi']),
  ...only('rangrez-mill', ['rangrez mill']),
  ...only('zardoz-house', ['zardoz', 'zardoz house']),
  { typed: 'ku', first: `${kurtas} necklaces`, never: 'bicycles' },
];

/** What stands in the box before a word is whole. */
const begun: ShopperQuery[] = [
  ...only('lehengas', ['lehen', 'weddi lehenga']),
  ...only('jhumkas', ['earri', 'jhum', 'झुम']),
  ...only('men-sneakers kids-shoes', ['joot', 'sneak', 'shoe']),
  ...only('sarees', ['साड़', 'sare', 'sar']),
  ...only(kurtas, ['kurt']),
  ...only('men-shirts', ['men sh']),
  { typed: 'cotton ku', first: 'women-kurtas', never: 'home-living' },
  { typed: 'wedd', first: garments, never: 'men-trousers' },
  { typed: 's', first: 'spinning-tops creams-and-serums kids-shoes' },
];

const fewer: ShopperQuery[] = [
  ...only(
    'sarees',
    ['red saree', 'saree red', 'lal saree', 'banarasi saree', '"red saree"', 'red sarre'],
    'fewer',
  ),
  ...only(shirts, ['black shirt', 'linen shirt', 'full sleeve shirt'], 'fewer'),
  ...only(tees, ['naruto t shirt', 'round neck t shirt'], 'fewer'),
  ...only(kurtas, ['kala kurta', 'kurta XL', 'kurta pajama'], 'fewer'),
  ...only('men-sneakers kids-shoes', ['size 8 shoes', 'sneakers uk 8'], 'fewer'),
  ...only('bangles', ['bangle 2.4'], 'fewer'),
  ...only('women-watches', ['watches for men'], 'fewer'),
  ...only('jhumkas', ['earrings for girls'], 'fewer'),
  ...only('anarkalis', ['anarkali suit'], 'fewer'),
  ...only('dupattas', ['dupatta set'], 'fewer'),
  { typed: 'birthday gift', first: 'toys-bicycles men anime', never: 'sarees', answered: 'fewer' },
];

const mentioned: ShopperQuery[] = [
  ...only('chikan-kurta', ['churidar', 'chudidar'], 'mentioned'),
  ...only('men-backpacks', ['laptop bag'], 'mentioned'),
  ...only('kids-kurta-sets women-kurtas', ['white kurta', 'khadi kurta'], 'mentioned'),
];

/** What the shop does not have, it does not pretend to: a perfume that speaks of curtains is none. */
const notHere = nothing([
  'xyzabc',
  'asdfgh',
  'iphone',
  'chota bheem',
  'lunch box',
  'sherwani',
  'curtain',
  'red curtain',
  'blouse',
  'mangal sutra',
  'gulabi suit',
  'night suit women',
  'Tota Darzi',
  'TD0123456789',
  '9876543210',
  '!!!',
  '😍',
]);

export const shopperQueries: ShopperQuery[] = [
  ...kinds,
  ...described,
  ...forWhom,
  ...hindi,
  ...prices,
  ...names,
  ...begun,
  ...fewer,
  ...mentioned,
  ...notHere,
];
