/**
 * Shortens the ids that the styled-components plugin gives components: `sc-adc94880-1` becomes `hk2vm1`. Pages carry one on
 * every element, and they were a twentieth of their HTML. Browser and server run through this alike, so their names agree.
 *
 * @param {string} source
 */
export default function shortIds(source) {
  return source.replaceAll(
    /(componentId: ")sc-([0-9a-f]{1,8})-(\d+)"/g,
    (_, before, file, count) => `${before}${short(Number.parseInt(file, 16))}${Number(count).toString(36)}"`,
  );
}

const places = 36 ** 4;

/** A letter, as class names begin with one, and four letters or digits: of a file's hash as much as tells files apart. */
const short = (hash) =>
  String.fromCodePoint(97 + (hash % 26)) + (Math.floor(hash / 26) % places).toString(36).padStart(4, '0');
