import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const homeLiving: TraitsRow[] = [
  ['vine-cushions', 'cushion-covers', 'cream', 'material=cotton|pattern=kalamkari|occasion=every-day,gift|pieces=2'],
  ['ikat-cushions', 'cushion-covers', 'turquoise', 'material=handloom-cotton|pattern=ikat|occasion=every-day,gift|pieces=2|care=machine-wash'],
  ['dhurrie-cushions', 'cushion-covers', 'cream', 'material=cotton|pattern=dhurrie|occasion=every-day|pieces=2|care=spot-clean'],
  ['neel-lamp', 'table-lamps', 'blue', 'material=blue-pottery,cotton|pattern=painted|occasion=every-day,gift|height=46|handmade=yes'],
  ['clay-lamp', 'table-lamps', 'brown', 'material=terracotta,cotton|pattern=painted|occasion=every-day,gift|height=44|handmade=yes'],
  ['blue-vine-vase', 'vases', 'white', 'material=stoneware|pattern=painted|occasion=every-day,gift|height=24'],
  ['shibori-vase', 'vases', 'turquoise', 'material=stoneware|pattern=glazed|occasion=every-day,gift|height=22'],
  ['clay-planter', 'planters', 'brown', 'material=terracotta|pattern=painted|occasion=every-day|diameter=16'],
  ['buti-bedsheets', 'bed-linen-sets', 'cream', 'material=cotton|pattern=block-print|occasion=every-day|pieces=3|thread-count=200'],
  ['lotus-bedsheets', 'bed-linen-sets', 'pink', 'material=cotton|pattern=printed|occasion=every-day|pieces=3|thread-count=300'],
  ['phool-clock', 'wall-clocks', 'brown', 'material=wood|pattern=floral|occasion=gift|diameter=32|movement=silent-sweep'],
  ['stepwell-print', 'framed-prints', 'pink', 'material=paper,wood,glass|pattern=graphic|occasion=gift'],
  ['buti-tea-set', 'tea-sets', 'white', 'material=stoneware,wood|pattern=painted|occasion=every-day,gift|pieces=6|volume=750|dishwasher-safe=yes'],
  ['chai-mug', 'mugs', 'cream', 'material=stoneware|pattern=ikat|occasion=every-day|volume=280|dishwasher-safe=yes'],
];
