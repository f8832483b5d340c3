import Papa from 'papaparse';
import type { BulkFailure } from '../../table/selection/BulkResult';
import type { BulkWish } from './advanceOrders';
import { failureOf } from './bulkReport';

interface Shipments {
  wishes: BulkWish[];
  /** Rows that are no shipment, and orders without a row. */
  failures: BulkFailure[];
}

/**
 * Reads `order,courier,tracking`, one order a line, with or without a heading; tabs and semicolons are commas too.
 * `selected` are the orders that may stand there, `waiting` those that should. Whether a number exists, can be shipped and is not used yet, the
 * database says.
 */
export function readShipments(
  text: string,
  selected: ReadonlySet<string>,
  waiting: Iterable<string> = selected,
): Shipments {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
  const shipments: Shipments = { wishes: [], failures: [] };
  const seen = new Set<string>();
  // Blank rows count, as they do for whoever looks for the row in the file.
  data.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const [order = '', courier = '', tracking = ''] = cells.map((cell) => cell.trim());
    if (order.toLowerCase() === 'order') return;
    const number = order.toUpperCase();
    const name = `Row ${index + 1}: ${number || 'no order'}`;
    const isRow = cells.length >= 3;
    const refuse = (reason: string) =>
      shipments.failures.push(
        selected.has(number) || (isRow && number)
          ? failureOf(number, reason, name)
          : { key: name, name, reason },
      );
    if (!isRow) refuse('A row has order, courier and tracking number, with commas between them.');
    else if (seen.has(number)) refuse('This order stands in the list twice.');
    else if (!selected.has(number)) refuse('This order is not among the selected ones.');
    else {
      seen.add(number);
      shipments.wishes.push({ number, from: 'packed', courier, tracking, name });
    }
  });
  const named = new Set(seen);
  for (const number of waiting)
    if (!named.has(number)) shipments.failures.push(failureOf(number, 'There is no good row for it.'));
  return shipments;
}
