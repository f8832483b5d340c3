/** What stands for one thing of one person: the number of an order, an id, a signed token, a mail address. */
const personal = /^(?:TD[\dA-Z]{4,}|[\da-f]{8}-[\da-f-]{27}|[\w.~-]{24,}|.*@.*)$/i;
/** Files and pages of products have long names, too, in words. */
const inWords = /^[a-z]+(?:-[a-z\d]+)+$/;

/** A path as the log may have it: without the parts by which somebody could be known. */
export const shownPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (personal.test(decoded(part)) && !inWords.test(part) ? '…' : part))
    .join('/');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
