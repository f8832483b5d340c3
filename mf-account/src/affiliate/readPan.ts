/**
 * The PAN that is typed as on the card, with spaces, dashes and small letters, as it is kept: 10 characters in capitals.
 * Undefined when its form is wrong. Its fourth letter is the kind of holder: a person (P), a company (C), a family (H), a
 * firm (F), and six more. How its last letter is computed is not published. As `private.is_pan` in SQL has it; both run
 * `taxIds.vectors.json`.
 */
export function readPan(typed: string): string | undefined {
  const value = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(value) ? value : undefined;
}
