/**
 * The words of a text, as the database takes them: small letters of Latin or Hindi, split wherever no letter or digit stands, each
 * once.
 */
export const readWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^a-z0-9\u0900-\u0963\u0966-\u097f]+/)
      .filter(Boolean),
  ),
];
