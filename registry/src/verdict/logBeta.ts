/** Coefficients of Lanczos' approximation with g = 7; right to 15 digits for positive numbers. */
const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Logarithm of the gamma function, for numbers from a half up. */
function logGamma(z: number): number {
  const x = z - 1;
  const series = lanczos.reduce(
    (sum, coefficient, index) => sum + coefficient / (x + index + 1),
    0.99999999999980993,
  );
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(series);
}

/** Logarithm of the beta function of two numbers from a half up. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);
