import type { SoldLines } from './fetchSoldLines';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** What came into the bag and what did not, in words. */
export function reorderText({ lines, missing, fewer }: SoldLines): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const added = `${pieces} ${pieces === 1 ? 'item' : 'items'} added to your bag.`;
  const sentences = [
    pieces > 0 ? added : 'Nothing was added to your bag.',
    fewer.length > 0 ? `Fewer than you had are left of ${list.format(fewer)}.` : '',
    missing.length > 0 ? `No longer available: ${list.format(missing)}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}
