import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const men: SellingRow[] = [
  {
    id: 'neel-lotus-tee', brand: 'Neelkothi', choice: choices.adult, rating: 4.6, reviewCount: 318, stock: 96,
    description: 'A mid-weight jersey tee dipped twice in indigo, with one haldi-yellow lotus screen-printed by hand at the chest. The neck rib is bound on both sides, so it stays flat after a summer of washing.',
    features: ['180 GSM combed cotton', 'Regular fit, crew neck', 'Water-based hand screen print', 'Wash cold and inside out for the first three washes'],
  },
  {
    id: 'dockside-stripe-tee', brand: 'Neelkothi', choice: choices.adult, rating: 4.2, reviewCount: 74, stock: 40,
    description: 'Wide indigo bands on unbleached khadi jersey, finished with a madder ringer at neck and cuffs. It is knitted in Tiruppur on old circular frames, which give it a slightly dry hand that softens with wear.',
    features: ['Yarn-dyed stripes, not printed', 'Contrast ringer neck and cuffs', 'Regular fit', 'Machine wash with like colours'],
  },
  {
    id: 'madras-oxford-shirt', brand: 'Bunkar Lane', choice: choices.adult, rating: 4.4, reviewCount: 156, stock: 58,
    description: 'The check is set in the loom and not on a screen: neel and madder yarns cross in a true Madras plaid that looks the same inside and out. Cut with a soft button-down collar and a curved hem that works untucked.',
    features: ['Handloom cotton from the looms of Tamil Nadu', 'Button-down collar', 'Single chest pocket', 'Coconut-shell buttons', 'Colours mellow gently over time'],
  },
  {
    id: 'sky-oxford-shirt', brand: 'Bunkar Lane', choice: choices.adult, rating: 4.7, reviewCount: 241, stock: 110,
    description: 'A pale blue oxford for days that begin in a meeting and end on a terrace. The two-ply yarn keeps its body in humid weather, and the collar has removable stays.',
    features: ['Two-ply 80s cotton oxford', 'Slim through the waist', 'Removable collar stays', 'Warm iron while slightly damp'],
  },
  {
    id: 'ajrakh-shirt', brand: 'Rangrez Mill', choice: choices.adult, rating: 4.8, reviewCount: 203, badges: ['Handmade'], stock: 36,
    description: 'Sixteen steps of resist, iron and indigo stand behind this Kutch ajrakh, printed with teak blocks on both faces of the cloth. No two shirts match exactly at the placket, and that is rather the point.',
    features: ['Double-sided block print', 'Natural indigo and alizarin red', 'Half sleeves, camp collar', 'Dry in shade', 'Made by hand in small lots'],
  },
  {
    id: 'chikan-kurta', brand: 'Gulmohar Row', choice: choices.adult, rating: 4.5, reviewCount: 132, badges: ['Handmade'], stock: 44,
    description: 'Blue sprigs of tepchi and bakhiya stitch scattered over breezy cotton mul, embroidered by a women\'s collective near Lucknow. Knee length with side slits, easy over churidar or denim.',
    features: ['Hand-embroidered chikankari', 'Soft cotton mul with a voile yoke lining', 'Band collar, brass-look buttons', 'Hand wash with mild soap'],
  },
  {
    id: 'kesar-kurta', brand: 'Gulmohar Row', choice: choices.adult, rating: 4.3, reviewCount: 88,
    description: 'Saffron cotton with tiny gold buttis woven in as extra weft, so they never crack or peel. A kurta for haldi mornings and Diwali evenings that still feels like cotton at four in the afternoon.',
    features: ['Extra-weft woven buttis', 'Straight cut with side pockets', 'Mandarin collar', 'Gentle machine wash'],
  },
  {
    id: 'indigo-bandi', brand: 'Neelkothi', choice: choices.adult, rating: 4.6, reviewCount: 97, stock: 32,
    description: 'A sleeveless bandi in slubby indigo handloom with a madder-piped edge and brass-finish buttons. Half lined, so it layers over a kurta without gathering heat at the back.',
    features: ['Handloom cotton, 240 GSM', 'Half lining in cotton cambric', 'Two welt pockets and one inside', 'Dry clean, or hand wash separately'],
  },
  {
    id: 'ikat-bandi', brand: 'Bunkar Lane', choice: choices.adult, rating: 4.7, reviewCount: 61, badges: ['New'], stock: 27,
    description: 'Each yarn was tied and dyed before it reached the loom in Pochampally, which is why the madder diamonds shimmer at their edges. Tailored close at the shoulder, with a nehru collar that holds its line.',
    features: ['Single ikat, handwoven cotton', 'Structured nehru collar', 'Full cotton lining', 'Dry clean only'],
  },
  {
    id: 'river-wash-jeans', brand: 'Neelkothi', choice: choices.menWaist, rating: 4.4, reviewCount: 276, stock: 120,
    description: 'Honest five-pocket denim with a little stretch, faded with ozone and not with sand, using a fifth of the usual water. Straight from knee to hem and roomy enough to sit cross-legged.',
    features: ['12 oz cotton denim with 1% elastane', 'Straight fit, mid rise', 'Tan bar-tacks, brass-look zip', 'Wash inside out, line dry'],
  },
  {
    id: 'mehendi-chinos', brand: 'Bunkar Lane', choice: choices.menWaist, rating: 4.1, reviewCount: 69, stock: 54,
    description: 'Brushed twill in a deep mehendi green that goes with far more than you would expect. The waistband hides a finger of elastic for wedding-season lunches.',
    features: ['98% cotton twill, brushed inside', 'Tapered fit', 'Hidden stretch waistband', 'Slant pockets deep enough for a phone'],
  },
  {
    id: 'night-run-joggers', brand: 'Studio Toofani', choice: choices.adult, rating: 4.0, reviewCount: 112, stock: 66,
    description: 'Kohl-black loop-knit joggers with a coral side cord you can spot under street lights. Ribbed cuffs stop above the shoe, and the zipped back pocket keeps keys quiet.',
    features: ['Cotton-rich French terry', 'Tapered leg with ribbed cuffs', 'Zipped back pocket', 'Tumble dry low'],
  },
  {
    id: 'neem-block-hoodie', brand: 'Studio Toofani', choice: choices.adult, rating: 4.5, reviewCount: 143, stock: 48,
    description: 'Neem green above, cream in the middle, haldi below: three panels of heavy fleece joined with flat seams. The hood is double layered and stands up on its own on a winter scooter ride.',
    features: ['320 GSM brushed fleece', 'Double-layer hood', 'Kangaroo pocket with phone sleeve', 'Relaxed fit, dropped shoulder'],
  },
  {
    id: 'ikat-sneakers', brand: 'Chappal Chowk', choice: choices.menShoes, rating: 4.3, reviewCount: 187, stock: 42,
    description: 'Low cream sneakers with a handwoven ikat quarter, so every pair carries its own run of indigo diamonds. The cork-topped insole takes the shape of your foot within a week.',
    features: ['Ikat cotton and vegan suede upper', 'Natural rubber cupsole', 'Removable cork insole', 'Wipe with a damp cloth'],
  },
  {
    id: 'kolhapuri-tan', brand: 'Chappal Chowk', choice: choices.menShoes, rating: 4.6, reviewCount: 229, badges: ['Handmade'], stock: 38,
    description: 'Vegetable-tanned leather, stitched with leather cord and not a single nail, as Kolhapur has done for generations. They squeak for the first two days and then become the most comfortable thing you own.',
    features: ['Bag-tanned leather, cord stitched', 'Hand-braided instep strap', 'Flat sole with rubber tread', 'Keep away from standing water'],
  },
  {
    id: 'dhurrie-backpack', brand: 'Jhola Junction', rating: 4.5, reviewCount: 94, stock: 22,
    description: 'A waxed mehendi canvas pack with its front pocket cut from a handwoven cotton dhurrie. Carries a 15-inch laptop, a tiffin and a change of clothes without sagging.',
    features: ['20 litres, padded laptop sleeve', 'Waxed canvas sheds light rain', 'Dhurrie pocket, different on every piece', 'Leather zip pulls'],
  },
  {
    id: 'ikat-wallet', brand: 'Jhola Junction', rating: 4.2, reviewCount: 51,
    description: 'Slim tan leather with one band of madder ikat let into the front. Six cards, a note slot and a coin pocket, all of which still fit in a kurta pocket.',
    features: ['Full-grain leather', 'Six card slots and a coin pocket', 'Handwoven ikat inlay', 'Comes in a cotton pouch'],
  },
  {
    id: 'walnut-belt', brand: 'Chappal Chowk', choice: choices.belts, rating: 4.4, reviewCount: 118, stock: 45,
    description: 'One strap of walnut-brown leather, edges burnished by hand, with a brass buckle that will outlast the trousers. At 35 mm it suits both chinos and a formal pair.',
    features: ['Single-piece full-grain leather', 'Solid brass buckle', '35 mm wide', 'Rub with leather balm twice a year'],
  },
  {
    id: 'phool-cap', brand: 'Studio Toofani', rating: 3.9, reviewCount: 43, stock: 30,
    description: 'Washed indigo twill with an embroidered kesar flower where a logo would usually shout. The strap behind closes with a small brass slider and fits most heads.',
    features: ['Six-panel cotton twill', 'Embroidered badge', 'Adjustable 56 to 60 cm', 'Spot clean'],
  },
];
