export default function writtenTokens(
  this: { getOptions(): { values: Record<string, string> }; resourcePath: string },
  source: string,
): string;
