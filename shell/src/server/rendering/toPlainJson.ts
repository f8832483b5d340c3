import { packTables } from '../../tables';

/**
 * JSON of loader data, its lists packed. Throws where the browser would get something else than the server rendered with, naming the
 * place: functions, bigints, circles, promises, maps and other objects that JSON changes or drops.
 */
export function toPlainJson(value: unknown): string {
  requirePlain(value, 'data', new Set());
  return JSON.stringify(packTables(value));
}

function requirePlain(value: unknown, place: string, above: Set<unknown>): void {
  if (isScalar(value)) return;
  if (typeof value !== 'object' || value === null) throw notPlain(place, `a ${typeof value}`);
  if (above.has(value)) throw notPlain(place, 'an object that contains itself');
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    throw notPlain(place, 'no plain object');
  above.add(value);
  for (const [name, member] of Object.entries(value)) requirePlain(member, `${place}.${name}`, above);
  above.delete(value);
}

const isScalar = (value: unknown) =>
  value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value);

const notPlain = (place: string, what: string) =>
  new TypeError(`${place} of the loaders is ${what}, which the browser cannot be sent`);
