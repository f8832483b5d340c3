/**
 * Empties functions and methods of a library that the shop never reaches and webpack cannot see to be out of reach: others call
 * them, in cases that do not arise. Throws where one is missing, so that another version of the library is looked at.
 *
 * @this {{ getOptions(): { names: readonly string[]; file: string }; resourcePath: string }}
 * @param {string} source
 */
export default function unreachedFunctions(source) {
  const { names, file } = this.getOptions();
  if (!source.includes(file)) return source;
  return names.reduce((text, name) => {
    const whole = wholeOf(name).find((form) => form.test(text));
    if (!whole) throw new Error(`${this.resourcePath} has no function ${name} any more.`);
    return text.replace(whole, `$1$2${name}() { throw new Error("${name} is not part of this build"); }`);
  }, source);
}

/** A function, or a method, which no word announces: its first line ends where its body begins. */
const wholeOf = (/** @type {string} */ name) => [
  new RegExp(`^([ \\t]*)((?:async )?function )${name}\\([^]*?^\\1\\}$`, 'm'),
  new RegExp(`^([ \\t]*)((?:async )?)${name}\\(.*\\{\\n[^]*?^\\1\\}$`, 'm'),
];
