import { screen } from '@testing-library/react';
import { createTestShop, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

beforeEach(() => localStorage.clear());

/** What has the focus, by its name or its words. */
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;

async function open() {
  const { platform } = createTestShop({ bag: [testLine] });
  const { user } = await renderPage('/cart', platform);
  await user.click(await screen.findByRole('button', { name: 'Enter PIN code for the day of delivery' }));
  return user;
}

test('the form takes the focus, what comes of it is said, and the button that is back has the focus', async () => {
  const user = await open();
  expect(focused()).toBe('pin');
  const said = screen.getAllByRole('status');
  await user.keyboard('440001');
  await user.click(screen.getByRole('button', { name: 'Check PIN code' }));
  await screen.findByRole('button', { name: 'Change PIN code' });
  expect(focused()).toBe('Change PIN code');
  const line = said.find((each) => each.textContent?.includes('Delivering to 440001, Nagpur'));
  expect(line?.textContent).toContain('Arrives');
});

test('the form can be closed, first and later', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  const enter = screen.getByRole('button', { name: 'Enter PIN code for the day of delivery' });
  expect(focused()).toBe('Enter PIN code for the day of delivery');

  await user.click(enter);
  await user.keyboard('440001');
  await user.click(screen.getByRole('button', { name: 'Check PIN code' }));
  await user.click(await screen.findByRole('button', { name: 'Change PIN code' }));
  expect(focused()).toBe('pin');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(focused()).toBe('Change PIN code');
});
