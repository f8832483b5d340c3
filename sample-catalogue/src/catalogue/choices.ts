/**
 * What shoppers choose from, by kind of product (spec §3 "variants", §9 "Size charts"): sizes of the type's system, in
 * its order.
 */
export const choices = {
  adult: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ages: ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y', '12-13Y'],
  menWaist: ['28', '30', '32', '34', '36', '38'],
  womenWaist: ['26', '28', '30', '32', '34', '36'],
  menShoes: ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10', 'UK 11'],
  womenShoes: ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8'],
  kidsShoes: ['UK 10 Kids', 'UK 11 Kids', 'UK 12 Kids', 'UK 13 Kids', 'UK 1', 'UK 2'],
  belts: ['32 in', '34 in', '36 in', '38 in', '40 in'],
  kidsCaps: ['2-5Y', '6-10Y'],
  cityWheels: ['24 in', '26 in'],
  trailWheels: ['26 in', '27.5 in', '29 in'],
  roadFrames: ['50 cm', '53 cm', '56 cm'],
  kidsWheels: ['14 in', '16 in', '20 in'],
  tricycleAges: ['2-3Y', '3-5Y'],
  scooterAges: ['3-5Y', '6-9Y', '10-12Y'],
  rings: ['12', '14', '16', '18'],
  bangles: ['2.4', '2.6', '2.8'],
  posters: ['Matte', 'Gloss'],
  sheets: ['Flat sheet', 'Fitted sheet'],
} as const;
