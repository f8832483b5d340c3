/**
 * Capitalises the ids of the styled components of a file that are only rendered there, or extended: no rule can name them, and
 * by that the shop knows to leave their own class out of the page, where every element carried one. What is exported stays as it is, as rules of another
 * file may name it, and so does whatever is mentioned in a way that is not known to be harmless. Browser and server run through
 * this alike, so their classes agree.
 *
 * @param {string} source
 */
export default function namelessComponents(source) {
  return source.replaceAll(definition, (whole, name, before, id, after) =>
    isNamed(source, name) ? whole : before + id[0].toUpperCase() + id.slice(1) + after,
  );
}

/** As the compiler writes one at the top of a file, behind its comment: what follows its first line is indented, or closes a bracket. */
const definition =
  /(?<=^(?:.*\*\/ )?const (\w+) = )((?:[^\n]|\n(?=[ \t)}\]]))*?\.withConfig\(\{\s*componentId: ")([a-z][\da-z]+)("\s*\}\)\()/gm;

/**
 * @param {string} source
 * @param {string} name
 */
function isNamed(source, name) {
  const mentions = source.match(new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, 'g'))?.length ?? 0;
  const harmless = new RegExp(
    `^(?:.*\\*/ )?const ${name} = |(?<![\\w$.])(?:_jsxs?\\(${name},|styled\\(${name}\\))`,
    'gm',
  );
  return mentions > (source.match(harmless)?.length ?? 0);
}
