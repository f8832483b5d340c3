import { formatDate } from '@shop/kernel/domain';
import type { OverrideGrant } from '@shop/registry/desk';
import { s } from '@shop/ui';

/**
 * Says at the bottom of every page that this is not the shop that shoppers have. It stands beside what React takes over, so
 * no remote can take it away by mistake, and leaving works without any script.
 */
export function overrideBar({ entry, until }: Pick<OverrideGrant, 'entry' | 'until'>): string {
  const bar = [
    'position:fixed;inset:auto 0 0 0;z-index:2147483647',
    'display:flex;flex-wrap:wrap;align-items:center;justify-content:center',
    `gap:${s('space.8')}`,
    `padding:${s('space.8')} ${s('space.16')}`,
    `background:${s('color.ink')}`,
    `color:${s('color.onDark')}`,
    `font-size:${s('size.14')}`,
  ].join(';');
  const button = [
    'font:inherit;color:inherit;background:none;cursor:pointer',
    'border:1px solid currentColor',
    `padding:${s('space.4')} ${s('space.12')}`,
  ].join(';');
  const end = `<time datetime="${new Date(until).toISOString()}">${formatDate(until, 'longMoment')}</time>`;
  return [
    `<aside aria-label="Override" style="${bar}">`,
    `<span>${entry.name} comes from ${entry.origin}, for this browser alone, until ${end}.</span>`,
    `<form method="post" action="/releases/override/leave"><button style="${button}">Leave</button></form>`,
    '</aside>',
  ].join('');
}
