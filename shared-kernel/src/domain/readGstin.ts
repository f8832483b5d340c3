const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two digits of the state, a PAN, the registration's serial, the letter Z, and a check character. */
const gstinShape = /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The check character of a GSTIN's first 14 characters: base 36, every second value doubled. */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/**
 * The GST number that is typed as on a certificate, with spaces, dashes and small letters, as it is kept: 15 characters in
 * capitals. Undefined when its form or its check character is wrong. As `private.is_gstin` in SQL has it; both run
 * `taxIds.vectors.json`.
 */
export function readGstin(typed: string): string | undefined {
  const value = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isRight = gstinShape.test(value) && gstinCheckCharacter(value.slice(0, 14)) === value[14];
  return isRight ? value : undefined;
}
