import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** Minified: the browser reads and compiles it anew in every document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that axe finds nothing on the page as it stands, dialogs included: WCAG 2.2 A and AA and axe's best
 * practices. Wait for the page's visible outcome first.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A fade under way has colours of its own, which nobody reads; one may begin with the next frames.
  const isThere = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const underWay = async () => {
      await frame();
      await frame();
      return document.getAnimations().filter(({ playState }) => playState === 'running');
    };
    for (let fades = await underWay(); fades.length > 0; fades = await underWay())
      await Promise.all(fades.map((animation) => animation.finished.catch(() => undefined)));
    return 'axe' in window;
  });
  // Once for each document: what looked at a page before looks at its dialog in half the time.
  if (!isThere) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // What passes is not described, which takes time.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const problems = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(problems, `accessibility of ${page.url()}`).toEqual([]);
}
