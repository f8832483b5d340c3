/** The answer of `suggest` where nothing is found. */
export const nothingSuggested = {
  products: [],
  types: [],
  brands: [],
  searches: [],
  corrected: null,
  mentioned: false,
  left_out: [],
};
