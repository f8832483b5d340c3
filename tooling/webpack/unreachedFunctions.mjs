/**
 * Empties functions of a library that the shop never reaches and webpack cannot see to be out of reach: others call them, in
 * cases that do not arise. Throws where one is missing, so that another version of the library is looked at.
 *
 * @this {{ getOptions(): { names: string[]; file: string }; resourcePath: string }}
 * @param {string} source
 */
export default function unreachedFunctions(source) {
  const { names, file } = this.getOptions();
  if (!source.includes(file)) return source;
  return names.reduce((text, name) => {
    const whole = new RegExp(`^( *)((?:async )?function )${name}\\([^]*?^\\1\\}$`, 'm');
    if (!whole.test(text)) throw new Error(`${this.resourcePath} has no function ${name} any more.`);
    return text.replace(whole, `$1$2${name}() { throw new Error("${name} is not part of this build"); }`);
  }, source);
}
