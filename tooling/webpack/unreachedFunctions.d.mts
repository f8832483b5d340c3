export default function unreachedFunctions(
  this: { getOptions(): { names: string[]; file: string }; resourcePath: string },
  source: string,
): string;
