/** What mail programs turn into links by themselves: a scheme, or a host's name. */
const likeLink = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

/**
 * The same words, of which no mail program makes a link: a word joiner, which nobody sees, stands behind what holds an address
 * together.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (likeLink.test(word) ? word.replace(/[.:/@]/g, '$&\u2060') : word));
