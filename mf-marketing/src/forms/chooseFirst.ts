/** Options of a select that starts with nothing chosen. */
export const chooseFirst = (
  prompt: string,
  options: readonly { value: string; label: string }[],
): { value: string; label: string }[] => [
  { value: '', label: prompt },
  ...options.map(({ value, label }) => ({ value, label })),
];
