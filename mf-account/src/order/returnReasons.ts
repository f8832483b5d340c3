/** Why something comes back; the words are kept with the request. */
export const returnReasons = [
  'Too small',
  'Too large',
  'Looks different than shown',
  'Damaged or faulty',
  'Wrong item',
  'Changed my mind',
] as const;
