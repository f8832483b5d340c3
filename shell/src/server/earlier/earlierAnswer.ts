import { formatDate } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { earlierNoticeId } from '../../pageData';
import { compress, textOf } from '../compress';
import type { CachedPage } from '../pageCache';

const root = '<div id="root">';

/**
 * A page as it was rendered earlier, saying so. The notice stands before what React takes over, so that the page
 * comes alive from the very data it was rendered with, and is there without any script. It has no style block: the
 * page's policy knows the hashes of its own only. In Brotli.
 */
export async function earlierAnswer(page: CachedPage, now: number): Promise<CachedPage> {
  const text = await textOf(page.body);
  return {
    kind: 'earlier page',
    status: 200,
    headers: {
      ...page.headers,
      age: String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))),
    },
    body: await compress(
      text.replace(root, () => notice(page.renderedAt) + root),
      'br',
    ),
    renderedAt: page.renderedAt,
  };
}

function notice(renderedAt: number): string {
  const style = [
    `padding:${s('space.8')} ${s('space.16')}`,
    `background:${s('color.tintInfo')}`,
    `color:${s('color.ink')}`,
    `font-size:${s('size.14')}`,
    'text-align:center',
  ].join(';');
  const time = `<time datetime="${new Date(renderedAt).toISOString()}">${formatDate(renderedAt, 'longMoment')}</time>`;
  return `<aside id="${earlierNoticeId}" aria-label="About this page" style="${style}">This page is as it was on ${time}: the shop is catching its breath. Prices and stock are confirmed in the checkout.</aside>`;
}
