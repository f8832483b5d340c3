/** Whose answers have which documented shape. */
export type Service = 'rest' | 'auth' | 'storage' | 'functions' | 'pages' | 'google' | 'web';

/** One request as it goes over the wire. */
export interface Call {
  service: Service;
  method: string;
  /** Path and query, in ASCII. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Instead of all that: the bytes of a request that no HTTP client would send, as Latin-1 text. */
  raw?: string;
}

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Until the last byte. */
  milliseconds: number;
}

/** Why there is no answer. */
export interface Silence {
  silence: string;
  milliseconds: number;
}

/** Of the request line, where there is one. */
export const methodOf = ({ method, raw }: Pick<Call, 'method' | 'raw'>): string =>
  raw === undefined ? method : (/^[A-Z]+/.exec(raw)?.[0] ?? '');

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const escaped = (bytes: Uint8Array) =>
  `$'${[...bytes].map((byte) => String.raw`\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
/** Bytes that a terminal shows and a shell leaves alone inside single quotes. */
const isPlain = (text: string) => /^[\x20-\x7e\n]*$/.test(text);
const asArgument = (text: string) => (isPlain(text) ? quoted(text) : escaped(Buffer.from(text)));

/**
 * A line for a shell that sends the call again, with a variable for each value in `names`: keys and tokens are others
 * at every start.
 */
export function toCommand(call: Call, names: ReadonlyMap<string, string>): string {
  let line = toPlainCommand(call);
  for (const [value, name] of names) line = line.replaceAll(value, `'"$${name}"'`);
  return line;
}

function toPlainCommand(call: Call): string {
  if (call.raw !== undefined) {
    const bytes = Buffer.from(call.raw, 'latin1');
    return `printf '%b' ${quoted([...bytes].map(escapeByte).join(''))} | nc -q 5 $HOST $PORT`;
  }
  const headers = Object.entries(call.headers).map(
    ([name, value]) => `-H ${asArgument(`${name}: ${value}`)}`,
  );
  const parts = ['curl', '-i', '--path-as-is', '-X', call.method, ...headers];
  if (typeof call.body === 'string') parts.push('--data-raw', asArgument(call.body));
  const address = `"$URL"${quoted(call.path)}`;
  if (call.body instanceof Uint8Array) {
    const base64 = Buffer.from(call.body).toString('base64');
    return `base64 -d <<< ${base64} | ${[...parts, '--data-binary', '@-', address].join(' ')}`;
  }
  return [...parts, address].join(' ');
}

function escapeByte(byte: number): string {
  const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x25;
  return plain ? String.fromCharCode(byte) : String.raw`\x${byte.toString(16).padStart(2, '0')}`;
}
