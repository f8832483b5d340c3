import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const imitationJewellery: SellingRow[] = [
  {
    id: 'ruby-jhumka', brand: 'Jhilmil Tokri', rating: 4.6, reviewCount: 287, stock: 74,
    description: 'Gold-tone bells with a ruby-red drop that swings half a beat behind you. They weigh eleven grams each, so a long sangeet will not pull at the ear.',
    features: ['Brass, gold-tone plating', 'Glass stones, shell pearls', 'Push-back posts, nickel free', 'Keep dry and away from perfume'],
  },
  {
    id: 'emerald-jhumka', brand: 'Jhilmil Tokri', rating: 4.5, reviewCount: 176, stock: 51,
    description: 'A green-stoned cap above a full bell, fringed with shell pearls that click softly. Made on old hand dies in Jaipur, which is why the edges look drawn and not stamped.',
    features: ['Die-struck brass, gold-tone', 'Green glass kundan-look stones', 'Support chains included', 'Wipe with a soft cloth'],
  },
  {
    id: 'oxidised-jhumka', brand: 'Chandni Patri', rating: 4.3, reviewCount: 224, stock: 68,
    description: 'Dark oxidised silver-tone with a chip of neel blue, for handloom days and college corridors. The blackening is sealed and does not come off on a white collar.',
    features: ['Oxidised German silver', 'Blue enamel centre', '5.5 cm drop', 'Nickel-free posts'],
  },
  {
    id: 'emerald-necklace', brand: 'Jhilmil Tokri', rating: 4.7, reviewCount: 93, badges: ['Bridal'], stock: 13,
    description: 'A collar of kundan-look panels in green and gold with a pearl edge, on a silk dori you can tie as high as your blouse asks. Matching studs lie in the box.',
    features: ['Necklace and stud earrings', 'Glass stones in gold-tone foil setting', 'Adjustable silk dori', 'Velvet-lined box'],
  },
  {
    id: 'ruby-necklace', brand: 'Jhilmil Tokri', rating: 4.6, reviewCount: 71, badges: ['Bridal'], stock: 11,
    description: 'Deep red stones sit in petals of gold-tone foil, finished on the back with painted meenakari that only you will know about. Lies flat on the collarbone.',
    features: ['Reversible meenakari back', 'Shell-pearl drops', 'Silk dori tie', 'Store in the pouch provided'],
  },
  {
    id: 'neel-necklace', brand: 'Chandni Patri', rating: 4.4, reviewCount: 46,
    description: 'Silver-tone crescents alternate with neel-blue drops, cool against a white or indigo saree. The clasp is a simple S that anyone can close for herself.',
    features: ['Silver-tone brass', 'Blue glass and white stones', '42 cm with extender', 'Anti-tarnish coat'],
  },
  {
    id: 'rani-bangles', brand: 'Chandni Patri', choice: choices.bangles, rating: 4.5, reviewCount: 193, stock: 57,
    description: 'Twelve bangles: thin golds, matt ranis and two neem-green ones to keep the peace. Stack all of them, or wear three and look as if you did not try.',
    features: ['Set of 12', 'Brass with enamel', 'Smooth inner edge', 'Sizes by inner diameter'],
  },
  {
    id: 'kumkum-bangles', brand: 'Chandni Patri', choice: choices.bangles, rating: 4.4, reviewCount: 109, badges: ['Handmade'], stock: 36,
    description: 'Kumkum-red lac worked warm over brass rings in Jaipur\'s Maniharon ka Rasta, each dotted with cream and gold. They sound like rain when you stir tea.',
    features: ['Hand-formed lac on brass', 'Set of eight', 'Keep away from heat', 'Wipe dry'],
  },
  {
    id: 'firozi-bangles', brand: 'Chandni Patri', choice: choices.bangles, rating: 4.3, reviewCount: 84, badges: ['Handmade'],
    description: 'Turquoise lac with saffron dots and a mirror or two, set while the lac is still soft. A good answer to a plain cotton saree.',
    features: ['Lac and mirror work', 'Set of eight', 'Light on the wrist', 'Keep away from heat'],
  },
  {
    id: 'ruby-ring', brand: 'Jhilmil Tokri', choice: choices.rings, rating: 4.2, reviewCount: 137, stock: 40,
    description: 'One ruby-red stone, eight gold-tone petals, and the whole back of your hand looks dressed. The band is open below and can be eased half a size.',
    features: ['Gold-tone brass', 'Faceted glass stone', 'Slightly adjustable', 'Remove before washing hands'],
  },
  {
    id: 'emerald-ring', brand: 'Jhilmil Tokri', choice: choices.rings, rating: 4.1, reviewCount: 90, stock: 34,
    description: 'The green sister of our phool ring, with a cut that throws light across a dinner table. Petals are filed smooth, so they do not catch on silk.',
    features: ['Gold-tone brass', 'Green glass, shell-pearl centre', 'Smooth-filed petals', 'Comes in a cotton pouch'],
  },
  {
    id: 'sapphire-ring', brand: 'Chandni Patri', choice: choices.rings, rating: 4.0, reviewCount: 62,
    description: 'Neel blue in silver-tone, for people who find gold a bit loud before noon. Wears well with a watch.',
    features: ['Silver-tone brass', 'Blue glass stone', 'Nickel free', 'Anti-tarnish coat'],
  },
  {
    id: 'rosegold-jhumka', brand: 'Jhilmil Tokri', rating: 4.7, reviewCount: 38, badges: ['New'], stock: 28,
    description: 'Rose-tone bells with rani stones and a pearl clapper, warmer on the skin than yellow gold. They sit close to the lobe and stay quiet in the office.',
    features: ['Rose-tone plated brass', 'Rani glass stones', '4 cm drop', 'Nickel-free posts'],
  },
  {
    id: 'jamun-bangles', brand: 'Chandni Patri', choice: choices.bangles, rating: 4.4, reviewCount: 27, badges: ['New', 'Handmade'], stock: 24,
    description: 'Jamun-purple lac, lotus-pink dots and a line of gold leaf pressed in with a fingertip. The colour is deepest in evening light.',
    features: ['Hand-formed lac', 'Set of eight', 'Gold-tone leaf', 'Keep away from heat'],
  },
  {
    id: 'firozi-ring', brand: 'Jhilmil Tokri', choice: choices.rings, rating: 4.3, reviewCount: 22, stock: 26,
    description: 'A turquoise cabochon held by rose-tone petals, about the size of a ten-rupee coin. It makes a plain kurta look considered.',
    features: ['Rose-tone brass', 'Turquoise-look resin stone', 'Slightly adjustable', 'Keep dry'],
  },
  {
    id: 'moti-ring', brand: 'Chandni Patri', choice: choices.rings, rating: 4.1, reviewCount: 164, stock: 62,
    description: 'One shell-pearl button in a ring of small petals, for wearing every day and forgetting. It goes with an office shirt as well as with a cotton saree.',
    features: ['Silver-tone brass', 'Shell-pearl centre', 'Slightly adjustable', 'Nickel free'],
  },
  {
    id: 'kesar-ring', brand: 'Chandni Patri', choice: choices.rings, rating: 4.0, reviewCount: 118, stock: 48,
    description: 'A marigold for the finger: saffron petals around a warm stone, made for haldi mornings and Diwali evenings. Light enough for small hands.',
    features: ['Brass, matt finish', 'Enamel petals', 'Slightly adjustable', 'Wipe dry after wearing'],
  },
  {
    id: 'haldi-jhumka', brand: 'Chandni Patri', rating: 4.2, reviewCount: 241, stock: 83,
    description: 'Copper-tone bells wound with haldi-yellow thread, cheerful and almost weightless. Many buy three colours and match them to the day.',
    features: ['Copper-tone brass', 'Cotton thread winding', '3.5 cm drop', 'Nickel-free hooks'],
  },
  {
    id: 'mehendi-bangles', brand: 'Chandni Patri', choice: choices.bangles, rating: 4.1, reviewCount: 152, stock: 66,
    description: 'Thread-wound bangles in mehendi green and turmeric, with one brass kada to hold them together. They sound soft and never scratch a tabletop.',
    features: ['Set of eight and a kada', 'Cotton thread on metal core', 'Light on the wrist', 'Keep dry'],
  },
];
