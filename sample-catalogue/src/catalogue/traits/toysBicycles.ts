import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const toysBicycles: TraitsRow[] = [
  ['chameli-city-bike', 'city-bicycles', 'turquoise', 'frame-material=steel|gears=1|occasion=every-day,office|load=20'],
  ['sahyadri-mtb', 'mountain-bicycles', 'orange', 'frame-material=aluminium-alloy|gears=21|brakes=disc|occasion=sport,travel'],
  ['express-road-bike', 'road-bicycles', 'red', 'frame-material=double-butted-steel|gears=16|occasion=sport'],
  ['gulabo-kids-bike', 'kids-bicycles', 'pink', 'frame-material=steel|brakes=caliper-and-band|occasion=every-day,gift|stabilisers=yes'],
  ['jugnu-kids-bike', 'kids-bicycles', 'green', 'frame-material=steel|occasion=every-day,gift|stabilisers=yes'],
  ['phool-tricycle', 'tricycles', 'red', 'frame-material=steel|material=steel,rubber|occasion=every-day,gift'],
  ['gully-scooter', 'kick-scooters', 'green', 'brakes=foot-brake|pattern=printed|occasion=every-day,gift|load=60'],
  ['raja-stacker', 'stacking-toys', 'multicolour', 'material=wood,lac|occasion=gift|age-from=1|pieces=7|handmade=yes'],
  ['picture-blocks', 'blocks', 'multicolour', 'material=wood|pattern=painted|occasion=gift|age-from=3|pieces=9'],
  ['gaja-plush', 'soft-toys', 'cream', 'material=cotton|pattern=block-print|occasion=every-day,gift|age-from=0|height=28|handmade=yes'],
  ['lotus-plush', 'soft-toys', 'pink', 'material=cotton|pattern=printed|occasion=every-day,gift|age-from=0|height=28'],
  ['pachisi-board', 'board-games', 'red', 'material=cotton,wood|pattern=embroidered|occasion=festive,gift|age-from=6|pieces=23'],
  ['pull-rickshaw', 'pull-toys', 'green', 'material=wood|occasion=every-day,gift|age-from=1.5', 'pull-along-rickshaw'],
  ['lattu-set', 'spinning-tops', 'multicolour', 'material=wood,lac,steel|occasion=every-day,gift|age-from=6|pieces=3'],
  ['sagar-stacker', 'stacking-toys', 'blue', 'material=wood,lac|occasion=gift|age-from=1'],
  ['kesari-rickshaw', 'pull-toys', 'red', 'material=wood|occasion=every-day,gift|age-from=1.5', 'pull-along-rickshaw'],
  ['haathi-plush', 'soft-toys', 'blue', 'material=cotton|pattern=printed|occasion=every-day,gift|age-from=0|height=30'],
];
