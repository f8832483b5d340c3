import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const anime: TraitsRow[] = [
  ['comet-courier', 'character-figures', 'purple', 'material=plastic|occasion=gift|height=18'],
  ['sunset-courier', 'character-figures', 'orange', 'material=plastic|occasion=gift|height=18'],
  ['surya-guardian', 'mecha-figures', 'cream', 'material=plastic,zinc-alloy|occasion=gift|height=22'],
  ['chandra-guardian', 'mecha-figures', 'purple', 'material=plastic|occasion=gift|height=22'],
  ['fox-hoodie', 'anime-hoodies', 'black', 'material=cotton,fleece|pattern=graphic|occasion=every-day,college|fit=oversized|neckline=hood|gsm=330|care=machine-wash'],
  ['moon-cat-hoodie', 'anime-hoodies', 'purple', 'material=cotton,fleece|pattern=graphic|occasion=every-day,college|fit=oversized|neckline=hood|gsm=330|care=machine-wash'],
  ['mecha-tee', 'anime-tees', 'cream', 'material=cotton|pattern=graphic|occasion=every-day,college|fit=boxy|sleeve=half|neckline=crew|gsm=200'],
  ['bolt-tee', 'anime-tees', 'black', 'material=cotton|pattern=graphic|occasion=every-day,college|fit=boxy|sleeve=half|gsm=200|care=machine-wash'],
  ['wave-tee', 'anime-tees', 'white', 'material=cotton|pattern=graphic|occasion=every-day,college|fit=regular|sleeve=half|gsm=180|care=machine-wash'],
  ['fox-poster', 'posters', 'orange', 'material=paper|pattern=graphic|occasion=gift|paper-size=a2|gsm=250'],
  ['ripple-poster', 'posters', 'red', 'material=paper|pattern=graphic|occasion=gift|paper-size=a2|gsm=250'],
  ['moon-charm', 'keychains', 'yellow', 'material=zinc-alloy|occasion=every-day,gift|height=4'],
  ['fox-charm', 'keychains', 'orange', 'material=zinc-alloy|occasion=every-day,gift|height=4'],
  ['moon-mug', 'anime-mugs', 'cream', 'material=stoneware|pattern=graphic|occasion=every-day,gift|volume=330|dishwasher-safe=no'],
  ['bolt-cap', 'anime-caps', 'black', 'material=cotton,twill|pattern=embroidered|occasion=every-day|adjustable=yes'],
  ['spark-tote', 'anime-totes', 'cream', 'material=cotton,canvas|pattern=printed|occasion=every-day,college|strap=long-handles'],
];
