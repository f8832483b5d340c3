import { choices } from './choices';
import type { SellingRow } from './SellingRow';

// prettier-ignore
export const toysBicycles: SellingRow[] = [
  {
    id: 'chameli-city-bike', name: 'Chameli City Bicycle', brand: 'Pahiya Works', choice: choices.cityWheels, rating: 4.5, reviewCount: 117, stock: 14,
    description: 'A step-through city cycle in turquoise with a cream saddle, made for sarees, office bags and the odd watermelon. Mudguards, chain case, bell and stand are all on it when it arrives.',
    features: ['Step-through steel frame', 'Single speed with coaster-ready hub', 'Full chain case and mudguards', 'Rear carrier rated to 20 kg', '85% assembled, tools included'],
  },
  {
    id: 'sahyadri-mtb', name: 'Sahyadri Trail Bicycle', brand: 'Pahiya Works', choice: choices.trailWheels, rating: 4.7, reviewCount: 64, stock: 11,
    description: 'Named after the ghats where we broke three prototypes. An alloy frame, 80 mm of suspension in front and 21 gears that shift cleanly even when the monsoon is in the cables.',
    features: ['6061 alloy frame', '80 mm suspension fork with lockout', '3 × 7 gears', 'Mechanical disc brakes', 'Free first service kit'],
  },
  {
    id: 'express-road-bike', name: 'Express Road Bicycle', brand: 'Pahiya Works', choice: choices.roadFrames, rating: 4.6, reviewCount: 39, stock: 6,
    description: 'A madder-red racer with flat-mount dual levers, quick off the light and steady on the flyover. Puncture-resistant tyres, because Indian shoulders are what they are.',
    features: ['Double-butted steel, carbon-look fork', '700C wheels, 28 mm tyres', '2 × 8 gears', 'Weighs 10.9 kg in 53 cm'],
  },
  {
    id: 'gulabo-kids-bike', name: 'Gulabo Kids Bicycle', brand: 'Pahiya Works', choice: choices.kidsWheels, rating: 4.4, reviewCount: 152, stock: 26,
    description: 'Bright rani frame, cream tyres and a low top tube that lets short legs get a foot down fast. The stabilisers come off with one spanner on the great day.',
    features: ['Removable stabilisers', 'Steel frame with full chain guard', 'Front caliper and rear band brake', 'Bell and basket included'],
  },
  {
    id: 'jugnu-kids-bike', name: 'Jugnu Kids Bicycle', brand: 'Pahiya Works', choice: choices.kidsWheels, rating: 4.3, reviewCount: 103,
    description: 'A firefly of a cycle: neem green with haldi rims and a battery-free light that glows as the wheel turns. Grips are slim enough for five-year-old hands.',
    features: ['Dynamo hub light', 'Removable stabilisers', 'Steel frame, padded handlebar', 'Two-year frame warranty'],
  },
  {
    id: 'phool-tricycle', brand: 'Pahiya Works', choice: choices.tricycleAges, rating: 4.5, reviewCount: 78, stock: 15,
    description: 'A red steel tricycle with a flower on every wheel hub and a tipping tray behind for precious cargo. The parent handle comes off when it is no longer wanted.',
    features: ['Powder-coated steel', 'Removable push handle', 'Quiet rubber tyres', 'Tested for sharp edges and paint safety'],
  },
  {
    id: 'gully-scooter', brand: 'Pahiya Works', choice: choices.scooterAges, rating: 4.2, reviewCount: 91, stock: 24,
    description: 'Kites on the deck, a foot brake behind and a bar that folds flat for the lift. Wheels are large enough to roll over the average paver.',
    features: ['Three-height handlebar', 'Folds in one move', 'PU wheels, ABEC-7 bearings', 'Holds up to 60 kg'],
  },
  {
    id: 'raja-stacker', brand: 'Lakdi Lattoo', rating: 4.8, reviewCount: 134, badges: ['Handmade'], stock: 38,
    description: 'Six rings and a moustached king, turned from hale wood in Channapatna and coloured with lac while still spinning. The finish is the colour itself, so there is no paint to chew off.',
    features: ['Hale wood, vegetable-dyed lac', 'Safe from 12 months', 'Rounded, splinter-free edges', 'Wipe with a dry cloth'],
  },
  {
    id: 'picture-blocks', brand: 'Lakdi Lattoo', rating: 4.6, reviewCount: 87, stock: 29,
    description: 'Nine cubes, six pictures: a tiger, a train, a mango tree and three more for patient fingers. Painted by hand in Kondapalli, so the tiger smiles differently in each box.',
    features: ['Nine solid wood cubes', 'Water-based colours', 'Comes in a tray with picture cards', 'For ages 3 and up'],
  },
  {
    id: 'gaja-plush', brand: 'Nanhi Patang', rating: 4.7, reviewCount: 165, badges: ['Handmade'], stock: 33,
    description: 'A khadi elephant block-printed with blue butis and filled with cotton. Good at listening, better at being dragged by one ear.',
    features: ['Block-printed cotton shell', 'Embroidered eyes, safe from birth', '28 cm tall', 'Hand wash, dry in the sun'],
  },
  {
    id: 'lotus-plush', brand: 'Nanhi Patang', rating: 4.5, reviewCount: 72,
    description: 'Kamal wears pink with jamun butti and a turquoise saddle cloth, and smells faintly of new cotton. The trunk has a wire-free curl that holds a small finger.',
    features: ['Cotton shell and filling', 'Embroidered face', '28 cm tall', 'Safe from birth'],
  },
  {
    id: 'pachisi-board', brand: 'Lakdi Lattoo', rating: 4.6, reviewCount: 58, stock: 16,
    description: 'The game of courtyards, on a cloth cross that rolls up with sixteen turned pieces and seven real cowries. The rules come in English and Hindi, the quarrels you supply yourself.',
    features: ['Embroidered cotton board', '16 lacquered wooden pieces', 'Seven cowrie shells', 'Two to four players, from 6 years'],
  },
  {
    id: 'pull-rickshaw', brand: 'Lakdi Lattoo', rating: 4.4, reviewCount: 69, stock: 27,
    description: 'Neem green and yellow like the ones outside the station, with a clacker under the seat that sounds when it is pulled. The passenger lifts out.',
    features: ['Turned and lacquered wood', 'Removable passenger', 'Cotton cord with safety bead', 'From 18 months'],
  },
  {
    id: 'lattu-set', brand: 'Lakdi Lattoo', rating: 4.3, reviewCount: 126, stock: 60,
    description: 'Three tops in rani, turquoise and haldi: one to twirl with the fingers, one to throw with the string, one that flips on its head. Grandfather will insist on showing you how.',
    features: ['Set of three, with cotton string', 'Lac-turned wood, steel tip', 'Instructions for five tricks', 'From 6 years'],
  },
  {
    id: 'sagar-stacker', brand: 'Lakdi Lattoo', rating: 4.5, reviewCount: 31, badges: ['New'], stock: 22,
    description: 'Sea colours for a stacker: deep blue, foam and coral, with a fisherman on top who comes off for solo adventures. The post is tapered, so the order of rings teaches itself.',
    features: ['Hale wood, natural lac colours', 'Tapered post', 'Safe from 12 months', 'Plastic-free box'],
  },
  {
    id: 'kesari-rickshaw', brand: 'Lakdi Lattoo', rating: 4.1, reviewCount: 19,
    description: 'A red-and-black taxi-style rickshaw with a lemon hood, for children who already own the green one. Wheels are pinned with wood and never come loose.',
    features: ['Lacquered wood', 'Clacking wheels', 'Braided pull cord', 'From 18 months'],
  },
  {
    id: 'haathi-plush', brand: 'Nanhi Patang', rating: 4.6, reviewCount: 44, badges: ['New'], stock: 18,
    description: 'An indigo elephant sprinkled with cream stars, meant for the dark half of the day. The madder ears are lined with brushed cotton, for stroking until sleep comes.',
    features: ['Printed cotton, brushed ears', 'Extra-soft filling, safe from birth', '30 cm tall', 'Hand wash'],
  },
];
