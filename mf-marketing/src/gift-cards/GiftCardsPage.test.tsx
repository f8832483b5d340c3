import { act, cleanup, screen, within } from '@testing-library/react';
import { leaveFor } from '@shop/kernel/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createFormDatabase } from '../testing/createFormDatabase';

jest.mock('../forms/pause', () => ({ pause: () => Promise.resolve() }));
jest.mock('@shop/kernel/react', () => ({
  ...jest.requireActual<object>('@shop/kernel/react'),
  leaveFor: jest.fn(() => new Promise(() => undefined)),
}));

const purchase = { data: { purchase_id: 'p', payment_id: 'pay-1', amount: 1000 } };

beforeEach(() => sessionStorage.clear());

/** The provider's page, as long as nothing else is awaited. */
let opening: Promise<unknown> = Promise.resolve();
beforeEach(() => {
  jest.mocked(leaveFor).mockClear();
  opening = Promise.resolve();
});

async function open(path: string, ...answers: Parameters<typeof createFormDatabase>) {
  const { calls, database } = createFormDatabase(...answers);
  const functions = {
    invoke: async () => {
      await opening;
      return { data: { url: 'https://pay.example/1', fields: { order_id: 'order_1' } }, error: null };
    },
  };
  const { platform, ...session } = createTestPlatform({ database: { ...database, functions } });
  const { user, router } = await renderRoutes(routes, path, platform);
  const form = within(screen.getByRole('form', { name: 'Buy a gift card' }));
  const custom = form.getByLabelText('Or enter custom amount (₹100 - ₹50,000)');
  const preview = () => screen.getByRole('img', { name: /^Preview/ });
  const buy = () => user.click(form.getByRole('button', { name: 'Continue to payment' }));
  return { calls, platform, user, router, form, custom, preview, buy, ...session };
}

test('a preset and a custom amount exclude each other, and the card shows what is chosen', async () => {
  const { user, form, custom, preview } = await open('/gift-cards');
  const chosen = () =>
    form.queryAllByRole('radio', { checked: true }).map((radio) => (radio as HTMLInputElement).value);
  expect(chosen()).toEqual(['1000']);
  await user.type(custom, '750');
  expect(chosen()).toEqual([]);
  expect(preview().textContent).toContain('₹750');
  await user.click(form.getByLabelText('₹2,000'));
  expect(custom).toHaveProperty('value', '');
  expect(preview().textContent).toContain('₹2,000');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  expect(preview().textContent).toContain('From Asha');
});

test.each(['99', '50001', '12.5', 'x'])('refuses %s rupees beside the field', async (typed) => {
  const { calls, user, custom, buy } = await open('/gift-cards', purchase);
  await user.type(custom, typed);
  await buy();
  expect(custom).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText('Choose a whole amount from ₹100 to ₹50,000')).toBeDefined();
  expect(calls).toEqual([]);
});

test.each([
  ['1,000', 1000],
  ['₹1000', 1000],
  ['₹ 5,000', 5000],
  [' 750 ', 750],
])('takes %s as people write it', async (typed, amount) => {
  const { user, custom, preview } = await open('/gift-cards');
  await user.type(custom, typed);
  expect(preview().textContent).toContain(`₹${amount.toLocaleString('en-IN')}`);
});

test('what was written is there again after a look at another page and after a step back from the payment, and gone once it is paid', async () => {
  const first = await open('/gift-cards', purchase);
  await first.user.click(first.form.getByLabelText('₹5,000'));
  await first.user.type(first.form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await first.user.type(first.form.getByLabelText('Your name'), 'Asha');
  await first.user.type(first.form.getByLabelText('Your email'), 'asha@example.com');
  cleanup();
  const second = await open('/gift-cards', purchase);
  expect(await second.form.findByDisplayValue('ravi@example.com')).toBeTruthy();
  expect(second.preview().textContent).toContain('₹5,000');
  expect(second.preview().textContent).toContain('From Asha');
  await second.buy();
  await second.form.findByRole('status');
  cleanup();
  const third = await open('/gift-cards');
  expect(third.form.getByLabelText("Recipient's email")).toHaveProperty('value', 'ravi@example.com');
  expect(third.preview().textContent).toContain('₹5,000');
  expect(screen.getByText(/^The card below waits for its payment/)).toBeTruthy();
  cleanup();
  await open('/gift-cards?outcome=paid');
  cleanup();
  const fourth = await open('/gift-cards');
  expect(fourth.form.getByLabelText("Recipient's email")).toHaveProperty('value', '');
});

test('a page that the browser kept while its card was to be paid shows the card again', async () => {
  const { user, form, buy, preview } = await open('/gift-cards', purchase);
  await user.click(form.getByLabelText('₹5,000'));
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  await form.findByRole('status');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByLabelText("Recipient's email")).toHaveProperty('value', 'ravi@example.com');
  expect(preview().textContent).toContain('₹5,000');
});

test('opens the purchase and leaves for the payment page', async () => {
  const { calls, user, form, buy } = await open('/gift-cards', purchase);
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  expect((await form.findByRole('status')).textContent).toContain('payment page');
  expect(leaveFor).toHaveBeenCalledWith('https://pay.example/1', { order_id: 'order_1' });
  expect(calls[0]).toMatchObject({
    name: 'buy_gift_card',
    parameters: {
      p_request: {
        amount: 1000,
        recipient_email: 'ravi@example.com',
        sender_name: 'Asha',
        message: '',
        buyer_email: 'asha@example.com',
      },
    },
  });
});

test('whoever goes elsewhere before the payment page is there stays, and finds the card written', async () => {
  let answer: () => void = () => undefined;
  opening = new Promise<void>((resolve) => (answer = resolve));
  const { user, router, form, buy } = await open('/gift-cards', purchase);
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  await act(() => router.navigate('/about'));
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(leaveFor).not.toHaveBeenCalled();
  await act(() => router.navigate('/gift-cards'));
  expect(await screen.findByDisplayValue('ravi@example.com')).toBeTruthy();
});

test('shows a refusal of the database beside its field', async () => {
  const refusal = {
    error: { message: 'x', hint: 'INVALID_GIFT_CARD', details: '{"field":"recipient_email"}' },
  };
  const { user, form, buy } = await open('/gift-cards', refusal);
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  await form.findByText('Please check this field');
  expect(form.getByLabelText("Recipient's email")).toHaveProperty('ariaInvalid', 'true');
});

test.each([
  ['paid', 'Did you just pay for a card'],
  ['pending', 'please do not pay again'],
  ['failed', 'did not go through'],
  ['cancelled', 'left the payment page'],
])('tells how the payment ended: %s', async (outcome, text) => {
  await open(`/gift-cards?outcome=${outcome}`);
  expect(screen.getByText(new RegExp(text))).toBeDefined();
});

test('tells what is left on a card, and that it does not know one', async () => {
  const { user } = await open(
    '/gift-cards?outcome=toString',
    { data: { found: true, last4: '9QXA', balance: 450 } },
    { data: { found: false, last4: null, balance: null } },
  );
  const form = within(screen.getByRole('form', { name: 'Gift card balance' }));
  await user.type(form.getByLabelText('Gift card code'), 'TDGC-1');
  await user.click(form.getByRole('button', { name: 'Check balance' }));
  expect((await form.findByRole('status')).textContent).toBe('The card ending in 9QXA holds ₹450.');
  await user.click(form.getByRole('button', { name: 'Check balance' }));
  expect((await form.findByRole('alert')).textContent).toContain('do not know');
});

test('a card that was not paid is still written, and a paid one is forgotten', async () => {
  const { user, form, custom, buy } = await open('/gift-cards', purchase);
  await user.type(custom, '750');
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  await form.findByRole('status');
  cleanup();
  const back = await open('/gift-cards?outcome=failed');
  expect(back.custom).toHaveProperty('value', '750');
  expect(back.form.getByLabelText("Recipient's email")).toHaveProperty('value', 'ravi@example.com');
  expect(back.preview().textContent).toContain('From Asha');
  cleanup();
  await open('/gift-cards?outcome=paid');
  expect(screen.getByText(/^Paid, thank you/)).toBeDefined();
  cleanup();
  // The address once more.
  await open('/gift-cards?outcome=paid');
  expect(screen.queryByText(/^Paid, thank you/)).toBeNull();
  cleanup();
  const later = await open('/gift-cards?outcome=cancelled');
  expect(later.custom).toHaveProperty('value', '');
});

test('a card that was not paid when its session ended is there for whoever wrote it, and for nobody else', async () => {
  const { user, form, buy, signIn, endSession } = await open('/gift-cards', purchase);
  await act(async () => signIn());
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await buy();
  await form.findByRole('status');
  await act(async () => endSession());
  cleanup();
  const back = await open('/gift-cards?outcome=failed');
  expect(screen.getByLabelText("Recipient's email")).toHaveProperty('value', '');
  await act(async () => back.signIn());
  expect(screen.getByLabelText("Recipient's email")).toHaveProperty('value', 'ravi@example.com');
});

test('signing in fills in where the receipt goes, and not over what was typed there', async () => {
  const first = await open('/gift-cards');
  await act(async () => first.signIn());
  expect(first.form.getByLabelText('Your email')).toHaveProperty('value', 'asha@example.com');
  cleanup();
  sessionStorage.clear();
  const second = await open('/gift-cards');
  await second.user.type(second.form.getByLabelText('Your email'), 'office@example.com');
  await act(async () => second.signIn());
  expect(second.form.getByLabelText('Your email')).toHaveProperty('value', 'office@example.com');
});

test('a card that a visitor did not pay stays written when they sign in', async () => {
  const { user, form, buy } = await open('/gift-cards', purchase);
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  await form.findByRole('status');
  cleanup();
  const back = await open('/gift-cards?outcome=failed');
  await act(async () => back.signIn());
  expect(screen.getByLabelText("Recipient's email")).toHaveProperty('value', 'ravi@example.com');
});

test("a card that was not paid is nobody else's: it is forgotten at sign-out", async () => {
  const { platform, user, form, buy } = await open('/gift-cards', purchase);
  await user.type(form.getByLabelText("Recipient's email"), 'ravi@example.com');
  await user.type(form.getByLabelText('Your name'), 'Asha');
  await user.type(form.getByLabelText('Your email'), 'asha@example.com');
  await buy();
  await form.findByRole('status');
  platform.start();
  platform.bus.publish('auth/signed-out', { isUnasked: false });
  cleanup();
  const back = await open('/gift-cards?outcome=failed');
  expect(back.form.getByLabelText("Recipient's email")).toHaveProperty('value', '');
});
