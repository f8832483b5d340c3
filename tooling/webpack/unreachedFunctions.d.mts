/** Functions of one file of a library, which is known by a text that only it has. */
export interface Unreached {
  file: string;
  names: readonly string[];
  /** They are called, with nothing to do. */
  idle?: boolean;
}

export default function unreachedFunctions(
  this: { getOptions(): Unreached; resourcePath: string },
  source: string,
): string;
