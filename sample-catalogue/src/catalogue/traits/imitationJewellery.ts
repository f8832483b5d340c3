import type { TraitsRow } from './TraitsRow';

// One line a product, so that the table can be read as one.
// prettier-ignore
export const imitationJewellery: TraitsRow[] = [
  ['ruby-jhumka', 'jhumkas', 'red', 'material=brass,glass,shell-pearl|plating=gold-tone|stones=ruby-red-glass,shell-pearl|occasion=festive,wedding|nickel-free=yes'],
  ['emerald-jhumka', 'jhumkas', 'green', 'material=brass,glass,shell-pearl|plating=gold-tone|stones=kundan-look,green-glass,shell-pearl|occasion=festive,wedding'],
  ['oxidised-jhumka', 'jhumkas', 'silver', 'material=german-silver|plating=oxidised|stones=enamel|occasion=every-day,college|nickel-free=yes'],
  ['emerald-necklace', 'necklaces', 'green', 'material=glass|plating=gold-tone|stones=kundan-look,green-glass|occasion=festive,wedding|pieces=3'],
  ['ruby-necklace', 'necklaces', 'red', 'material=glass,shell-pearl|plating=gold-tone|stones=kundan-look,ruby-red-glass,shell-pearl,enamel|occasion=festive,wedding'],
  ['neel-necklace', 'necklaces', 'blue', 'material=brass,glass|plating=silver-tone|stones=blue-glass|occasion=evening,festive'],
  ['rani-bangles', 'bangles', 'pink', 'material=brass|stones=enamel|occasion=every-day,festive|pieces=12'],
  ['kumkum-bangles', 'bangles', 'red', 'material=lac,brass|occasion=festive,wedding|pieces=8|handmade=yes', 'lac-bangle-stack'],
  ['firozi-bangles', 'bangles', 'turquoise', 'material=lac,glass|stones=mirror|occasion=every-day,festive|pieces=8|handmade=yes', 'lac-bangle-stack'],
  ['ruby-ring', 'rings', 'red', 'material=brass,glass|plating=gold-tone|stones=ruby-red-glass|occasion=evening,festive|adjustable=yes', 'phool-cocktail-ring'],
  ['emerald-ring', 'rings', 'green', 'material=brass,glass,shell-pearl|plating=gold-tone|stones=green-glass,shell-pearl|occasion=evening,festive', 'phool-cocktail-ring'],
  ['sapphire-ring', 'rings', 'blue', 'material=brass,glass|plating=silver-tone|stones=blue-glass|occasion=every-day,office|nickel-free=yes'],
  ['rosegold-jhumka', 'jhumkas', 'pink', 'material=brass,glass,shell-pearl|plating=rose-tone|stones=pink-glass,shell-pearl|occasion=every-day,office|nickel-free=yes'],
  ['jamun-bangles', 'bangles', 'purple', 'material=lac|occasion=evening,festive|pieces=8|handmade=yes', 'lac-bangle-stack'],
  ['firozi-ring', 'rings', 'turquoise', 'material=brass,resin|plating=rose-tone|stones=resin|occasion=every-day,evening|adjustable=yes', 'phool-cocktail-ring'],
  ['moti-ring', 'rings', 'silver', 'material=brass,shell-pearl|plating=silver-tone|stones=shell-pearl|occasion=every-day,office|nickel-free=yes|adjustable=yes'],
  ['kesar-ring', 'rings', 'orange', 'material=brass|plating=brass|stones=enamel|occasion=festive|adjustable=yes'],
  ['haldi-jhumka', 'jhumkas', 'yellow', 'material=brass,thread|plating=copper-tone|stones=none|occasion=every-day,festive|nickel-free=yes'],
  ['mehendi-bangles', 'bangles', 'green', 'material=thread,brass|stones=none|occasion=every-day,festive|pieces=9'],
];
