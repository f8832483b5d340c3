import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands, dialogs included: WCAG 2.2 A and AA and axe's best
 * practices. Wait for the page's visible outcome first.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A fade under way has colours of its own, which nobody reads.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // What passes is not described, and without frames no second page is needed to put their results together: both
  // take most of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const problems = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(problems, `accessibility of ${page.url()}`).toEqual([]);
}
