import type { Answer } from './call';
import { decoded } from './decoded';

/**
 * The first answer in what a server said; status 0 where it hung up without a word, which is its right when the
 * request never became one.
 */
export function readRawAnswer(received: Buffer, milliseconds: number): Answer {
  const bytes = withoutContinue(received);
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = end < 0 ? bytes : bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest;
  const length = Number(headers['content-length'] ?? body.length);
  const text = decoded(body.subarray(0, length), headers['content-encoding'] ?? '');
  return { status, headers, text, milliseconds };
}

/** `100 Continue` comes before the answer. */
function withoutContinue(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n');
  return end > 0 && bytes.subarray(0, 12).toString('latin1') === 'HTTP/1.1 100'
    ? bytes.subarray(end + 4)
    : bytes;
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', position);
    const size = Number.parseInt(bytes.subarray(position, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !size) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = lineEnd + 2 + size + 2;
  }
}
