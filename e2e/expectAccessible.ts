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
  // Once for each document: what looked at a page before looks at its dialog in half the time.
  if (!(await untilAtRest(page))) await page.evaluate(axeSource);
  let found = await look(page);
  // A banner turns by itself, and did so while it was looked at.
  while (found.violations.length > 0 && found.hasMoved) {
    await untilAtRest(page);
    found = await look(page);
  }
  const problems = found.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(problems, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * A fade under way has colours of its own, which nobody reads; one may begin with the next frames.
 * @returns whether axe is in the page
 */
function untilAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
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
}

/** What axe finds, and whether something began to move meanwhile. */
function look(page: Page) {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    let hasMoved = false;
    const note = () => (hasMoved = true);
    const begins = ['transitionrun', 'animationstart'] as const;
    for (const type of begins) document.addEventListener(type, note);
    // What passes is not described, which takes time.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    // Told with the next frame, which waits for axe.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const type of begins) document.removeEventListener(type, note);
    return { violations, hasMoved };
  });
}
