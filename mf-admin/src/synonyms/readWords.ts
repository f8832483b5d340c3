/** The words of a text, as the database takes them: small letters, split wherever no letter or digit stands, each once. */
export const readWords = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  ),
];
