import { lookUp, shop } from '@shop/kernel/domain';
import { fetchedFrom } from '@shop/registry';
import { earlyListener } from '../earlyPresses';
import { firstScreenScript, heldScriptsId } from '../firstScreen';
import { pageDataId } from '../pageData';
import type { PageContext } from './PageContext';
import { pageDataJson } from './pageDataJson';
import type { RenderedPage } from './rendering/renderer';
import { withoutScripts } from './withoutScripts';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

interface Script {
  src: string;
  integrity: string | undefined;
}

const integrityOf = ({ integrity }: Script) => (integrity ? ` integrity="${integrity}"` : '');

/** The whole HTML document of a rendered page. */
export function toDocument(page: RenderedPage, context: PageContext): string {
  // They run after the shell's scripts.
  const preloads = remoteScripts(page).map(
    (script) =>
      `<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${attribute(script.src)}"${integrityOf(script)}>`,
  );
  const isHeld = beginsWithPictures(page);
  // Those that are held go before the pictures that nobody sees yet.
  const urgency = isHeld ? ' fetchpriority="high"' : '';
  const scripts = context.assets.scripts.map(
    (script) =>
      `<script defer${urgency} crossorigin="anonymous" src="${attribute(script.src)}"${integrityOf(script)}></script>`,
  );
  const code = [...scripts, ...preloads].join('');
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${earlyListener}</script>`,
    isHeld ? `<script>${firstScreenScript}</script>` : '',
    '<meta name="theme-color" content="#fbf6ec">',
    page.head || frameHead(page.title),
    '<link rel="icon" href="/media/brand/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/media/brand/apple-touch-icon.png">',
    page.styles,
    isHeld ? `<template id="${heldScriptsId}">${code}</template>` : code,
    '</head><body>',
    withoutScripts,
    `<div id="root">${page.html}</div>`,
    context.bar ?? '',
    `<script type="application/json" id="${pageDataId}">${inScript(pageDataJson(page, context))}</script>`,
    '</body></html>',
  ].join('');
}

/** Of a page that the browser renders: its name, and what the shop is until the page says more (`PageHead`). */
const frameHead = (title: string | undefined) =>
  `<title>${attribute(title ? `${title} | ${shop.name}` : shop.name)}</title>` +
  `<meta name="description" content="${attribute(shop.description)}" data-frame>`;

/** As React writes what has to be there first. */
const beginsWithPictures = ({ html }: RenderedPage) => html.includes(' fetchPriority="high"');

function remoteScripts({ owner, matchedIds }: RenderedPage): Script[] {
  // Not every visitor of this page will be given the code (`audience`), and nobody that of a killed version.
  if (!owner || owner.audience || owner.isKilled) return [];
  const { preload, integrity } = owner;
  const pages = matchedIds.flatMap((id) => lookUp(preload.pages, id) ?? []);
  // In development files have no hashes, and federation asks for those in a way that no preload answers.
  return [...new Set([...preload.routes, ...pages])]
    .map((path) => ({ src: fetchedFrom(owner, path), integrity: lookUp(integrity, path) }))
    .filter((script) => script.integrity);
}
