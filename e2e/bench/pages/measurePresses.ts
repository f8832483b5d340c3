import type { Locator, Page } from '@playwright/test';
import type { FigureName, Measured } from './figures';
import { onPhone } from './onPhone';
import { timeOfTap, watchPresses } from './pressTimes';
import { routeTime } from './routeTime';
import type { PageName } from './Target';
import { slowdown } from './threadTimes';
import { watchQuiet } from './untilQuiet';

interface Control {
  figure: FigureName;
  /** What is done before, so that the controls can be reached. */
  open?: (page: Page) => Promise<void>;
  find: (page: Page) => Locator;
  /** What is done after each press. */
  undo?: (page: Page) => Promise<void>;
}

/** How often each kind of control is pressed in one visit. */
const presses = 3;

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

const firstLink: Record<PageName, string> = {
  home: 'main a[href^="/category/"]:visible',
  category: 'main article a[href^="/product/"]:visible',
  product: 'main article a[href^="/product/"]:visible',
};

/** One visit of a page of ours on a core four times slower: its controls are pressed, and a link is followed. */
export function measurePresses(url: string, name: PageName): Promise<Measured[]> {
  return onPhone(async ({ page, devtools }) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPresses);
    await page.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
    const untilQuiet = watchQuiet(page);
    const measured: Measured[] = [];
    for (const { figure, open, find, undo } of controls[name]) {
      await page.goto(url, { waitUntil: 'networkidle' });
      await open?.(page);
      for (let press = 0; press < presses; press += 1) {
        await untilQuiet();
        measured.push({ [figure]: await timeOfTap(page, find(page).first()) });
        await undo?.(page);
      }
    }
    await page.goto(url, { waitUntil: 'networkidle' });
    measured.push({ route: await routeTime(page, page.locator(firstLink[name]).first(), untilQuiet) });
    return measured;
  });
}
