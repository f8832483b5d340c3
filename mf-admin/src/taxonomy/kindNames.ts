import type { Attribute } from './taxonomy';

/** What an attribute takes, as the staff reads it. */
export const kindNames: Readonly<Record<Attribute['kind'], string>> = {
  choice: 'A choice',
  number: 'A number',
  text: 'A text',
  yes_no: 'Yes or no',
};
