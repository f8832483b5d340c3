import type { Locator, Page } from '@playwright/test';
import type { Measured } from './figures';
import { onPhone, type Phone } from './onPhone';
import { bringToHand, timeOfTap, watchPresses } from './pressTimes';
import { pressWorkOf } from './pressWork';
import { recordTrace } from './recordTrace';
import { restOn, routeTime } from './routeTime';
import type { PageName } from './Target';
import { slowdown } from './threadTimes';
import { watchQuiet } from './untilQuiet';

interface Control {
  figure: 'menu' | 'heart' | 'filter' | 'variant' | 'addToBag';
  /** What is done before, so that the controls can be reached. */
  open?: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
  /** What is done after each press. */
  undo?: (page: Page) => Promise<void>;
}

/** How often each kind of control is pressed in one visit, and how many links are followed. */
const presses = 4;
const routes = 2;

/** A finger touches its label, which covers it where it shows something else in its place. */
const openChoice = (page: Page, role: 'checkbox' | 'radio') =>
  page.getByRole(role, { checked: false, disabled: false });

const controls: Record<PageName, Control[]> = {
  home: [
    {
      figure: 'menu',
      find: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
      undo: (page) => page.keyboard.press('Escape'),
    },
  ],
  category: [
    {
      figure: 'heart',
      find: (page) => page.getByRole('main').getByRole('button', { name: /^Add to wishlist/ }),
    },
    {
      figure: 'filter',
      open: (page) => page.getByRole('button', { name: /^Filters/ }).tap(),
      find: (page) =>
        page
          .getByRole('dialog')
          .locator('label')
          .filter({ has: openChoice(page, 'checkbox') }),
    },
  ],
  product: [
    {
      figure: 'variant',
      find: (page) => page.locator('label').filter({ has: openChoice(page, 'radio') }),
    },
    { figure: 'addToBag', find: (page) => page.getByRole('button', { name: 'ADD TO BAG' }) },
  ],
};

const links: Record<PageName, string> = {
  home: 'main a[href^="/category/"]:visible',
  category: 'main article a[href^="/product/"]:visible',
  product: 'main article a[href^="/product/"]:visible',
};

/**
 * Two visits of a page of ours, in which its controls are pressed and a link is followed: one on a core four times slower,
 * by the clock, and one in which the work of the main thread is counted.
 */
export async function measurePresses(url: string, name: PageName): Promise<Measured[]> {
  const timed = await onPhone(async (phone) => {
    await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return visit(phone, url, name, async (figure, press) => ({ [figure]: await press() }));
  });
  const worked = await onPhone((phone) =>
    visit(phone, url, name, async (figure, press) => {
      const trace = await recordTrace(phone.devtools);
      await press();
      const until = figure === 'route' ? 'end' : 'next frame';
      return { [`${figure}Work`]: pressWorkOf(await trace.stop(), until) };
    }),
  );
  return [...timed, ...worked];
}

type Measure = (figure: Control['figure'] | 'route', press: () => Promise<number>) => Promise<Measured>;

async function visit({ page }: Phone, url: string, name: PageName, measure: Measure): Promise<Measured[]> {
  await page.addInitScript(watchPresses);
  await page.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
  const untilQuiet = watchQuiet(page);
  const measured: Measured[] = [];
  for (const { figure, open, find, undo } of controls[name]) {
    await page.goto(url, { waitUntil: 'networkidle' });
    await open?.(page);
    for (let press = 0; press < presses; press += 1) {
      const control = find(page).first();
      await bringToHand(control);
      await untilQuiet();
      measured.push(await measure(figure, () => timeOfTap(page, control)));
      await undo?.(page);
    }
  }
  for (let route = 0; route < routes; route += 1) {
    await page.goto(url, { waitUntil: 'networkidle' });
    // While it is rested on, a banner may turn and another link be the first.
    const address = await page.locator(links[name]).nth(route).getAttribute('href');
    const link = page.locator(`main a[href="${address}"]:visible`).first();
    await restOn(page, link, untilQuiet);
    measured.push(await measure('route', () => routeTime(page, link)));
  }
  return measured;
}
