/**
 * A link to write to somebody. Before the @ an address may have a question mark, which in a link begins copies to others and
 * the words of the mail.
 */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
