import Papa from 'papaparse';

/** Characters of a row; what is longer, begins with a quote that never ends. */
const longestRow = 100_000;
const delimiters = [',', ';', '\t'] as const;

interface CsvLine {
  /** As spreadsheets count, the heading being 1. */
  line: number;
  cells: string[];
  /** Why its cells cannot be told apart. */
  fault?: string;
  /** The share of the file that ends with it, about: 1 for the last. */
  share: number;
}

/** What cannot be read to its end; `line` is where. */
export class UnreadableCsv extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The rows of a table, the heading first and blank ones left out, while the file is read: it is asked for more when its
 * reader asks, and what was read is forgotten. Throws `UnreadableCsv`.
 */
export async function* readRows(file: Blob): AsyncGenerator<CsvLine> {
  let rest = '';
  let line = 0;
  let format: ReturnType<typeof formatOf> | undefined;
  let readBefore = 0;
  const texts = readTexts(file);
  for (;;) {
    const { done, value } = await texts.next().catch((error: Error) => {
      // What a decoder throws at bytes of another encoding; a file that is gone is no such thing.
      if (error.name !== 'TypeError') throw error;
      throw new UnreadableCsv(line + 1, 'The file is not in UTF-8. Save it as “CSV UTF-8”.');
    });
    rest += value?.text ?? '';
    if (!format && !done && !/[\r\n][^\r\n]/.test(rest)) continue;
    format ??= formatOf(rest);
    const { data, errors, meta } = new Papa.Parser(format).parse(rest, 0, !done) as Papa.ParseResult<
      string[]
    >;
    rest = rest.slice(meta.cursor);
    const faults = new Map(errors.map(({ row, message }) => [row ?? 0, message]));
    const readNow = value?.read ?? file.size;
    for (const [index, cells] of data.entries()) {
      line += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      const share = (readBefore + ((readNow - readBefore) * (index + 1)) / data.length) / file.size;
      yield { line, cells, fault: faults.get(index), share };
    }
    if (data.length > 0) readBefore = readNow;
    if (done) return;
    if (rest.length > longestRow)
      throw new UnreadableCsv(line + 1, 'This row does not end. Is a quote missing?');
  }
}

/** UTF-8, or UTF-16 as spreadsheets write it with a mark in front; throws at anything else. */
async function* readTexts(file: Blob): AsyncGenerator<{ text: string; read: number }> {
  const reader = file.stream().getReader();
  let decoder: TextDecoder | undefined;
  let read = 0;
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) break;
      read += value.byteLength;
      decoder ??= new TextDecoder(encodingOf(value), { fatal: true });
      yield { text: decoder.decode(value, { stream: true }), read };
    }
    yield { text: decoder?.decode() ?? '', read };
  } finally {
    await reader.cancel();
  }
}

function encodingOf([first, second]: Uint8Array): string {
  const mark = `${first},${second}`;
  return mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
}

function formatOf(text: string): { delimiter: string; newline: '\r\n' | '\n' | '\r' } {
  const newline = (['\r\n', '\n', '\r'] as const).find((end) => text.includes(end)) ?? '\n';
  const cells = (delimiter: string) => (text.split(newline)[0] ?? '').split(delimiter).length;
  const delimiter = delimiters.reduce((best, next) => (cells(next) > cells(best) ? next : best));
  return { delimiter, newline };
}
