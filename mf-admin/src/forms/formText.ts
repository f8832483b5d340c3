/** What is typed into a field; empty for one that the form does not have, and for a file. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Every field by its name, as texts. */
export const formTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
