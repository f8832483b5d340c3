export default function unreachedFunctions(
  this: { getOptions(): { names: readonly string[]; file: string }; resourcePath: string },
  source: string,
): string;
