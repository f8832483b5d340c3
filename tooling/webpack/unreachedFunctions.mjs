/**
 * Empties functions and methods of a library that the shop never reaches and webpack cannot see to be out of reach: others call
 * them, in cases that do not arise. Where one is called all the same it throws, or gives nothing if it is `idle`, or without the
 * argument that counts (`throwsWith`). Throws where one is missing, so that another version of the library is looked at.
 *
 * @this {{ getOptions(): import('./unreachedFunctions.mjs').Unreached; resourcePath: string }}
 * @param {string} source
 */
export default function unreachedFunctions(source) {
  const { names, file, idle = false, throwsWith } = this.getOptions();
  if (!source.includes(file)) return source;
  return names.reduce((text, name) => {
    const whole = wholeOf(name.replaceAll(/[.$]/g, String.raw`\$&`)).find((form) => form.test(text));
    if (!whole) throw new Error(`${this.resourcePath} has no function ${name} any more.`);
    const refusal = `throw new Error("${name} is not part of this build");`;
    const body =
      throwsWith === undefined
        ? `() { ${idle ? 'return null;' : refusal} }`
        : `(...given) { if (given[${throwsWith}]) ${refusal} }`;
    return text.replace(whole, (...[, head, , end]) => `${head}${body}${end}`);
  }, source);
}

/** A function, or a method, which no word announces: its first line ends where its body begins. */
const wholeOf = (/** @type {string} */ name) => [
  new RegExp(
    `^(?<head>(?<indent>[ \\t]*)(?:export )?(?:async )?function ${name} ?)\\([^]*?^\\k<indent>\\}(?<end>)$`,
    'm',
  ),
  new RegExp(`^(?<head>(?<indent>[ \\t]*)${name} = function )\\([^]*?^\\k<indent>\\}(?<end>;)$`, 'm'),
  new RegExp(`^(?<head>(?<indent>[ \\t]*)(?:async )?${name})\\(.*\\{\\n[^]*?^\\k<indent>\\}(?<end>)$`, 'm'),
];
