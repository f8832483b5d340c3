/** The text of one field of a submitted form. */
export function textOf(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
}

/** The same without the spaces, dashes and brackets that people put into numbers. */
export const digitsOf = (form: HTMLFormElement, field: string): string =>
  textOf(form, field).replaceAll(/[\s()-]/g, '');
