import type PdfDocument from 'pdfkit';
import { invoiceFonts } from '../invoice/invoiceFonts';
import { printable } from './printable';

/** A PDF that is being drawn, in points; 72 of them are an inch. */
export type Pdf = InstanceType<typeof PdfDocument>;

export const ink: [number, number, number] = [42, 23, 52];
export const soft: [number, number, number] = [95, 76, 105];
export const rule: [number, number, number] = [234, 223, 205];

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
/** A day in India: 22 November 2026. */
export const dayOf = (time: string) => day.format(new Date(time));

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

interface Paper {
  title: string;
  author: string;
  /** `[width, height]` in points, or the name of a size. */
  size: [number, number] | 'A4';
  margin: number;
  /** ISO time that the file says it was made at. */
  createdAt: string;
}

/** The same rows with texts that the fonts have. */
const printed = <Item>(item: Item): Item =>
  JSON.parse(JSON.stringify(item), (_, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as Item;

/**
 * Draws a PDF, one after the other of its papers each from a page of its own. Items are rows as JSON has them. The library
 * comes with the first one.
 */
export async function drawPdf<Item>(
  { title, author, size, margin, createdAt }: Paper,
  items: readonly Item[],
  draw: (pdf: Pdf, item: Item) => void,
): Promise<Uint8Array> {
  const { default: PdfKit } = await import('pdfkit');
  const regular = bytesOf(invoiceFonts.regular);
  const pdf = new PdfKit({
    size,
    margin,
    // The library takes bytes here, though its types know names of files alone.
    font: regular as unknown as string,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  });
  pdf.registerFont('regular', regular as Buffer);
  pdf.registerFont('bold', bytesOf(invoiceFonts.bold) as Buffer);
  const done = collect(pdf);
  for (const [n, item] of items.entries()) {
    if (n > 0) pdf.addPage();
    draw(pdf, printed(item));
  }
  pdf.end();
  return done;
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(joined(parts)));
    pdf.on('error', reject);
  });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
