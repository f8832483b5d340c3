import Papa from 'papaparse';

interface RemittedCell {
  /** Order number or air waybill. */
  parcel: string;
  /** Whole rupees. */
  amount: string;
}

interface ReadRemittance {
  lines: RemittedCell[];
  /** What cannot be read, by line of the text. */
  problems: string[];
}

/**
 * `₹1,299.00` as whole rupees; nothing where it is none. Commas stand between Indian or thousands groups: `645,50` has its
 * comma where others write a point.
 */
const rupeesOf = (text: string): string | undefined =>
  /^(?:₹|rs\.?|inr)?\s*(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0{1,2})?$/i.exec(text)?.[1]?.replaceAll(',', '');

/** Cells that a comma in the amount made of it: Indian or thousands groups, and nothing else. */
const groups = [/^(?:₹|rs\.?|inr)?\s*\d{1,2}$/i, /^\d{2}$/, /^\d{3}(?:\.0{1,2})?$/];

/** The amount behind a parcel; of more columns than one amount can be, nothing. */
function amountOf(cells: readonly string[]): string {
  const filled = cells.filter((cell, index) => cell !== '' || index < cells.length - 1);
  if (filled.length < 2) return filled[0] ?? '';
  const [first = '', ...others] = filled;
  const last = others.pop() ?? '';
  const isGrouped =
    groups[0]?.test(first) && groups[2]?.test(last) && others.every((cell) => groups[1]?.test(cell));
  return isGrouped ? filled.join('') : '';
}

/**
 * Reads what couriers send: a line for each parcel with its order or waybill and the rupees, with commas, semicolons or
 * tabs between, and perhaps a heading. Every line that cannot be read is named.
 */
export function readRemittance(text: string): ReadRemittance {
  const list = text.replace(/^\uFEFF/, '');
  // Guessed, a list of large amounts would have their commas between its columns.
  const [first = ''] = list.trimStart().split(/[\r\n]/, 1);
  const delimiter = ['\t', ';'].find((each) => first.includes(each)) ?? ',';
  const { data } = Papa.parse<string[]>(list, { delimiter });
  const read: ReadRemittance = { lines: [], problems: [] };
  let isFirst = true;
  // Blank lines count, as they do for whoever looks for the line in the file.
  data.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    // An apostrophe keeps spreadsheets from calculating.
    const [parcel = '', ...rest] = cells.map((cell) => cell.trim().replace(/^'/, ''));
    const amount = rupeesOf(amountOf(rest));
    if (parcel && amount && Number(amount) > 0) read.lines.push({ parcel, amount });
    else if (!isFirst || /\d/.test(rest.join('')))
      read.problems.push(`Line ${index + 1} has no order or waybill with whole rupees.`);
    isFirst = false;
  });
  return read;
}
