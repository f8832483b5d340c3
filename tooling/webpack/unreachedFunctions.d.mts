/** Functions of one file of a library, which is known by a text that only it has. */
export interface Unreached {
  file: string;
  names: readonly string[];
  /** They are called, with nothing to do. */
  idle?: boolean;
  /** They are called, with nothing to do where the argument with this index is none, and refused with it. */
  throwsWith?: number;
}

export default function unreachedFunctions(
  this: { getOptions(): Unreached; resourcePath: string },
  source: string,
): string;
