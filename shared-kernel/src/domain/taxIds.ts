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

/** Whether a GST number (15 characters, upper case) has the right form and check character. */
export const isGstin = (value: string): boolean =>
  gstinShape.test(value) && gstinCheckCharacter(value.slice(0, 14)) === value[14];

/**
 * Whether a PAN (10 characters, upper case) has the right form. Its fourth letter is the kind of holder: a person (P), a
 * company (C), a family (H), a firm (F), and six more. How its last letter is computed is not published.
 */
export const isPan = (value: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(value);

/** Numbers as they are written on certificates: without spaces and dashes, in capitals. */
export const readTaxId = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Numbers of the tax office. */
export const taxIds = { isGstin, isPan, read: readTaxId } as const;
