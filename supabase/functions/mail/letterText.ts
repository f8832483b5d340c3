import { formatRupees, shop } from '@shop/kernel/domain';
import type { Letter, LetterBlock, LetterPiece } from './letter';
import { signedRupees } from './signedRupees';

/** The letter for programs that show no HTML. */
export function letterText({ heading, blocks }: Letter, siteUrl: string): string {
  const parts = [shop.name.toUpperCase(), heading, ...blocks.map(blockText), footer(siteUrl)];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'amounts':
      return block.rows.map(([label, amount]) => `${label}: ${signedRupees(amount)}`).join('\n');
    case 'pieces':
      return block.pieces.map(pieceText).join('\n');
    case 'address':
      return [`${block.title}:`, ...block.lines].join('\n');
  }
}

function pieceText({ quantity, name, variant, lineTotal }: LetterPiece): string {
  return `${quantity ? `${quantity} x ` : ''}${name}${variant && ` (${variant})`}: ${formatRupees(lineTotal)}`;
}

function footer(siteUrl: string): string {
  return `--\n${shop.name}, ${shop.contact.address}\n${shop.contact.phone} · ${shop.contact.email}\n${siteUrl}`;
}
