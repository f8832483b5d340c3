import { formatRupees, shop } from '@shop/kernel/domain';
import { escapeHtml } from './escapeHtml';
import type { Letter, LetterBlock, LetterPiece } from './letter';
import { signedRupees } from './signedRupees';

/** Mail programs know no stylesheets of ours, so the brand's colours are repeated here (shared-ui theme). */
const colour = {
  paper: '#FBF6EC',
  surface: '#FFFDF8',
  sunk: '#F3EADA',
  line: '#EADFCD',
  ink: '#2A1734',
  soft: '#5F4C69',
  madder: '#A8322F',
  onMadder: '#FFF8EC',
  haldi: '#E9B23C',
  neel: '#26407F',
  neem: '#2F6B4A',
};
const serif = "'Rozha One',Georgia,'Times New Roman',serif";
const sans = "'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** The letter as one HTML fragment: tables and inline styles, as old mail programs want them. */
export function letterHtml({ preview, heading, blocks }: Letter, siteUrl: string): string {
  return `<div style="background:${colour.paper};color:${colour.ink};font:16px/1.55 ${sans};padding:24px 12px" lang="en-IN">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table} style="max-width:600px;margin:0 auto;background:${colour.surface};border:1px solid ${colour.line};border-radius:14px;border-collapse:separate">
<tr><td style="padding:24px 28px 18px"><a href="${escapeHtml(siteUrl)}/" style="color:${colour.ink};text-decoration:none;font:400 24px/1 ${serif}">${escapeHtml(shop.name)}</a><br><span style="color:${colour.soft};font-size:13px">${escapeHtml(shop.tagline)}</span></td></tr>
<tr><td>${cloth()}</td></tr>
<tr><td style="padding:28px 28px 12px"><h1 style="margin:0 0 18px;font:400 30px/1.2 ${serif};color:${colour.ink}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:18px 28px 24px;border-top:1px solid ${colour.line};color:${colour.soft};font-size:13px">${escapeHtml(shop.name)}, ${escapeHtml(shop.contact.address)}<br>${escapeHtml(shop.contact.phone)} · <a href="mailto:${shop.contact.email}" style="color:${colour.neel}">${escapeHtml(shop.contact.email)}</a></td></tr>
</table></div>`;
}

/** The printed strip that divides sections in the shop, woven of table cells: pictures are often blocked. */
function cloth(): string {
  const threads = [colour.madder, colour.haldi, colour.neel, colour.haldi, colour.madder, colour.neem];
  const cells = [...threads, ...threads, ...threads, ...threads];
  const row = cells.map(
    (thread) => `<td style="background:${thread};height:6px;font-size:0;line-height:0">&nbsp;</td>`,
  );
  return `<table ${table}><tr>${row.join('')}</tr></table>`;
}

function blockHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text, 'margin:0 0 16px');
    case 'note':
      return paragraph(block.text, `margin:0 0 16px;color:${colour.soft};font-size:14px`);
    case 'quote':
      return paragraph(
        block.text,
        `margin:0 0 20px;padding:14px 18px;background:${colour.sunk};border-left:4px solid ${colour.haldi};font:400 18px/1.5 ${serif}`,
      );
    case 'button':
      return `<p style="margin:8px 0 24px"><a href="${escapeHtml(block.url)}" style="display:inline-block;background:${colour.madder};color:${colour.onMadder};text-decoration:none;font-weight:600;padding:13px 24px;border-radius:6px">${escapeHtml(block.label)}</a></p>`;
    case 'code':
      return `<p style="margin:0 0 20px;padding:18px;text-align:center;background:${colour.sunk};border:1px dashed ${colour.haldi};border-radius:10px"><span style="color:${colour.soft};font-size:14px">${escapeHtml(block.label)}</span><br><strong style="font:600 20px/1.8 'Courier New',monospace;letter-spacing:1px;overflow-wrap:anywhere">${escapeHtml(block.code)}</strong></p>`;
    case 'facts':
      return rows(block.rows.map(([label, value]) => [label, escapeHtml(value), '']));
    case 'amounts':
      return rows(
        block.rows.map(([label, amount], i) => [
          label,
          escapeHtml(signedRupees(amount)),
          amountStyle(amount, i === block.rows.length - 1),
        ]),
      );
    case 'pieces':
      return `<table ${table} style="margin:0 0 12px">${block.pieces.map(pieceHtml).join('')}</table>`;
    case 'address':
      return `<p style="margin:0 0 20px"><strong>${escapeHtml(block.title)}</strong><br>${block.lines.map(escapeHtml).join('<br>')}</p>`;
  }
}

const paragraph = (text: string, style: string) =>
  `<p style="${style}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

function rows(entries: [label: string, valueHtml: string, style: string][]): string {
  const body = entries.map(
    ([label, value, style]) =>
      `<tr style="${style}"><td valign="top" style="padding:0 16px 8px 0;overflow-wrap:normal">${escapeHtml(label)}</td><td align="right" valign="top" style="padding:0 0 8px;overflow-wrap:anywhere">${value}</td></tr>`,
  );
  return `<table ${table} style="margin:0 0 20px">${body.join('')}</table>`;
}

function amountStyle(amount: number, isSum: boolean): string {
  if (isSum) return 'font-weight:700;font-size:18px';
  return `color:${amount < 0 ? colour.neem : colour.soft}`;
}

function pieceHtml({ name, variant, quantity, lineTotal, imageUrl }: LetterPiece): string {
  const picture = imageUrl
    ? `<img src="${escapeHtml(imageUrl)}" width="64" height="80" alt="${escapeHtml(name)}" style="display:block;border-radius:8px;object-fit:cover;background:${colour.sunk}">`
    : '';
  const details = [variant, quantity && `Quantity ${quantity}`].filter(Boolean).join(' · ');
  return `<tr><td width="80" valign="top" style="padding:0 16px 12px 0">${picture}</td><td valign="top" style="padding:0 0 12px"><strong style="font-weight:600">${escapeHtml(name)}</strong><br><span style="color:${colour.soft};font-size:14px">${escapeHtml(details)}</span></td><td align="right" valign="top" style="padding:0 0 12px 16px;white-space:nowrap">${formatRupees(lineTotal)}</td></tr>`;
}
