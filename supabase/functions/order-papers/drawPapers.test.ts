import { code128 } from './code128';
import { drawLabels } from './drawLabels';
import { drawSlips } from './drawSlips';
import type { OrderPaper } from './orderPaper';

const line = { name: 'Indigo kurta', variant_label: 'M', variant_id: 'indigo-kurta:m', quantity: 2 };
const order: OrderPaper = {
  number: 'TDW52Z4N1ZFK',
  placed_at: '2026-11-20T06:00:00Z',
  delivery: 'express',
  courier: 'Blue Dart',
  tracking_number: 'BD123456789',
  parcel: null,
  promised_to: '2026-11-24',
  to_collect: 1180,
  ship_to: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '4 Temple Road, behind the old post office, third lane on the left',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  },
  seller: { legal_name: 'Tota Darzi', address: 'Nagpur', gstin: '27ZZZCZ0000Z1Z1' },
  lines: [line],
};

const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

describe('papers of a parcel', () => {
  it('are one PDF with a page for each order, and more where its lines need them', async () => {
    const long = { ...order, lines: Array.from({ length: 40 }, () => line) };
    expect(pagesOf(await drawSlips([order, order, long]))).toBe(4);
    const wordy = {
      ...order,
      tracking_number: null,
      ship_to: { ...order.ship_to, address: 'Lane '.repeat(80) },
    };
    const labels = await drawLabels([order, wordy]);
    expect(Buffer.from(labels.slice(0, 5)).toString()).toBe('%PDF-');
    expect(pagesOf(labels)).toBe(2);
  });

  it('say names and places that were typed in other scripts as couriers read them', async () => {
    const to = { ...order.ship_to, name: 'Asha Rav', address: '4 Mandir Marga', city: 'Nagapur' };
    const typed = { ...to, name: 'आशा राव', address: '४ मंदिर मार्ग', city: 'नागपुर' };
    const line = { name: 'Kurta', variant_label: 'Nil', variant_id: 'kurta:v1', quantity: 1 };
    const read = { ...order, ship_to: to, lines: [line] };
    const written = { ...order, ship_to: typed, lines: [{ ...line, name: 'कुर्ता', variant_label: 'नील' }] };
    for (const draw of [drawLabels, drawSlips])
      expect(Buffer.compare(await draw([written]), await draw([read]))).toBe(0);
  });

  it('have bar codes as scanners read them', () => {
    // Start B, T, D, the check (104 + 52 + 2 × 36) mod 103 = 22, stop.
    expect(code128('TD')?.join('')).toBe('2112142133111123132231122331112');
    expect(code128('तोता')).toBeUndefined();
    const modules = code128('BD123456789') ?? [];
    // Every character is eleven modules wide, the stop thirteen.
    expect(modules.reduce((sum, each) => sum + each, 0)).toBe(13 * 11 + 13);
  });
});
