/** What no answer may tell, by the name of the law. Sentences of our own never match. */
const inAnyAnswer: [string, RegExp][] = [
  ['a stack trace', /\n\s+at .+:\d+:\d+\)?(\n|$)|"stack"\s*:/],
  ['a path of this machine', /node_modules\/|dist\/(backend|shell)\/|\bfile:\/\/\/|\/tmp\/shop-/],
  ['a password hash', /\$2[aby]\$\d\d\$/],
];
/** Product texts may say "select"; a refusal may not. */
const inRefusals: [string, RegExp][] = [
  [
    'SQL',
    /json_agg|row_to_json|json_to_record|set_config\(|\breturning\b.*\bas r\b|\bfrom (auth|private)\.\w+/i,
  ],
];

/** What an answer gives away, or undefined. Echoes of the request itself are none. */
export function leakIn(
  status: number,
  text: string,
  secrets: readonly string[],
  sent: string,
): string | undefined {
  if (secrets.some((secret) => text.includes(secret) && !sent.includes(secret))) return 'a secret';
  const patterns = status >= 400 ? [...inAnyAnswer, ...inRefusals] : inAnyAnswer;
  return patterns.find(([, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found !== undefined && !sent.includes(found.trim());
  })?.[0];
}
