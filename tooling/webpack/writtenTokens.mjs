/**
 * Writes tokens into the rules that name them: `color: ${s('color.ink')};` becomes `color: var(--5);`. A rule of ten tokens is one
 * text then, instead of eleven and ten calls.
 *
 * @this {{ getOptions(): { values: Record<string, string> }; resourcePath: string }}
 * @param {string} source
 */
export default function writtenTokens(source) {
  const { values } = this.getOptions();
  return source.replaceAll(/\$\{s\('([\w.]+)'\)\}/g, (_, token) => {
    if (!Object.hasOwn(values, token))
      throw new Error(`${this.resourcePath} names no token of ours: ${token}`);
    return values[token];
  });
}
