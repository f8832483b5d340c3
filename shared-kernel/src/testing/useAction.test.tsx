import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { DataError, unanswered } from '../data/dataError';
import { AuthError } from '../platform/session';
import { PlatformProvider } from '../react/PlatformProvider';
import { type Action, type ActionOptions, useAction } from '../react/useAction';
import { createTestPlatform } from './createTestPlatform';

type Field = 'name' | 'pincode';

/** A form with two fields of its own; `action` is what its page holds in its hands. */
function open(options: Pick<ActionOptions<Field>, 'describe' | 'after'> = {}, signedIn = false) {
  const { platform, toasts } = createTestPlatform({ database: {}, signedIn });
  const held: { action?: Action<Field> } = {};
  function Page() {
    const action = useAction<Field>({ fields: ['name', 'pincode'], ...options });
    const { busy, succeeded, problem, errors, formRef } = action;
    held.action = action;
    return (
      <form ref={formRef} aria-label="Address" aria-busy={busy}>
        {problem && <p role="alert">{problem}</p>}
        {succeeded && <p role="status">Saved</p>}
        <button type="button" disabled={busy}>
          Save
        </button>
        {(['name', 'pincode'] as const).map((field) => (
          <label key={field}>
            {field}
            <input name={field} aria-invalid={errors[field] ? true : undefined} title={errors[field]} />
          </label>
        ))}
      </form>
    );
  }
  const { unmount } = render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <Page />
      </PlatformProvider>
    </StrictMode>,
  );
  const run: Action<Field>['run'] = (...args) => act(() => held.action!.run(...args));
  return { held, run, toasts, unmount, platform };
}

function deferred<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: unknown) => void };
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle! };
}

const fail = (error: unknown) => () => Promise.reject(error);
const isBusy = () => screen.getByRole('form').getAttribute('aria-busy') === 'true';
const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(name);
const alertText = () => screen.queryByRole('alert')?.textContent;

test('hands out what came of it, says so, and is busy until all is done', async () => {
  const loaded = deferred<void>();
  const { held, toasts } = open({ after: () => loaded.promise });
  let running: ReturnType<Action<Field>['run']> | undefined;
  await act(async () => {
    running = held.action?.run(() => Promise.resolve(7), 'The address is saved.');
  });
  expect(isBusy()).toBe(true);
  expect(toasts).toEqual([{ tone: 'success', message: 'The address is saved.' }]);
  await act(async () => loaded.resolve());
  expect(await running).toEqual({ done: true, value: 7 });
  expect(isBusy()).toBe(false);
  expect(screen.getByRole('status')).toBeTruthy();
});

test('is busy until the page shows what a transition loaded, however many there were before', async () => {
  const idleWith: number[] = [];
  const held: { run?: Action['run'] } = {};
  function Page() {
    const [count, setCount] = useState(0);
    // As a router shows what it has loaded again.
    const after = async () => startTransition(() => setCount((known) => known + 1));
    const { busy, run } = useAction({ after });
    held.run = run;
    useLayoutEffect(() => void (busy || idleWith.push(count)));
    return null;
  }
  render(
    <PlatformProvider platform={createTestPlatform({ database: {} }).platform}>
      <Page />
    </PlatformProvider>,
  );
  // React hands out ten lanes in turn, of which a later one may come first.
  for (let loaded = 1; loaded <= 10; loaded += 1) {
    const work = deferred<void>();
    await act(async () => void held.run?.(() => work.promise));
    idleWith.length = 0;
    await act(async () => work.resolve());
    expect(new Set(idleWith)).toEqual(new Set([loaded]));
  }
});

test('does not begin a second time while it is under way', async () => {
  const { held, run } = open();
  const answer = deferred<string>();
  let first: ReturnType<Action<Field>['run']> | undefined;
  await act(async () => {
    first = held.action?.run(() => answer.promise);
  });
  const second = jest.fn(() => Promise.resolve('second'));
  expect(await run(second)).toEqual({ done: false });
  expect(second).not.toHaveBeenCalled();
  expect(isBusy()).toBe(true);
  await act(async () => answer.resolve('first'));
  expect(await first).toEqual({ done: true, value: 'first' });
  expect(await run(second)).toEqual({ done: true, value: 'second' });
});

test('takes an error to the field that the database names, and the focus with it', async () => {
  const { held, run, toasts } = open();
  const outcome = await run(
    fail(new DataError('INVALID_ADDRESS', 'No such PIN code.', { field: 'pincode' })),
    'The address is saved.',
  );
  expect(outcome).toMatchObject({ done: false, failure: { kind: 'refused', code: 'INVALID_ADDRESS' } });
  expect(field('pincode').title).toBe('No such PIN code.');
  expect(document.activeElement).toBe(field('pincode'));
  expect([alertText(), isBusy(), toasts]).toEqual([undefined, false, []]);
  act(() => field('name').focus());
  act(() => held.action?.mend('pincode'));
  expect(field('pincode').title).toBe('');
  expect(document.activeElement).toBe(field('name'));
});

test.each([
  ['that was refused', fail(new DataError('ADDRESS_LIMIT', 'Ten addresses are enough.'))],
  ['that did its work', () => Promise.resolve()],
])('a pressed button %s has the focus again, which it lost while it was busy', async (_, work) => {
  const { held } = open();
  const begun = deferred<void>();
  const button = screen.getByRole('button', { name: 'Save' });
  const press = async (meanwhile: () => void) => {
    button.focus();
    let running: ReturnType<Action<Field>['run']> | undefined;
    await act(async () => {
      running = held.action?.run(() => begun.promise.then(work));
    });
    // As browsers do with a button that is disabled; jsdom leaves it there.
    field('name').focus();
    field('name').blur();
    meanwhile();
    await act(async () => begun.resolve());
    await act(async () => void (await running));
  };
  await press(() => undefined);
  expect(document.activeElement).toBe(button);
  await press(() => field('name').focus());
  expect(document.activeElement).toBe(field('name'));
});

test('says above the fields what is about none of them', async () => {
  const { run } = open();
  await run(fail(new DataError('ADDRESS_LIMIT', 'Ten addresses are enough.', { field: 'type' })));
  expect(alertText()).toBe('Ten addresses are enough.');
  await run(() => Promise.resolve());
  expect(alertText()).toBeUndefined();
});

test('silence is no refusal, and leaves what was typed', async () => {
  const { run } = open();
  await userEvent.type(field('name'), 'Asha Rao');
  expect(await run(fail(unanswered()))).toMatchObject({ failure: { kind: 'unanswered', code: 'NETWORK' } });
  expect(alertText()).toBe(unanswered().message);
  expect(field('name').value).toBe('Asha Rao');
  expect(await run(fail(new AuthError('Failed to fetch', 'NETWORK')))).toMatchObject({
    failure: { kind: 'unanswered' },
  });
});

test.each([
  [new DataError('OUT_OF_STOCK', 'Only two are left.'), 'Only two are left.'],
  [new DataError('SIGN_IN_REQUIRED', 'JWT'), 'Your sign-in has ended. Please sign in again.'],
  [new DataError('23505', 'duplicate key value'), 'That did not work. Please try again.'],
  [new DataError('EMPTY', 'nothing'), 'That did not work. Please try again.'],
  [new AuthError('Invalid login credentials', undefined), 'Invalid login credentials'],
  [new TypeError('x is undefined'), 'An unexpected error occurred'],
])('%s reads: %s', async (error, text) => {
  const { run } = open();
  await run(fail(error));
  expect(alertText()).toBe(text);
});

test.each([
  [true, [{ view: 'login', email: 'asha@example.com' }]],
  [false, []],
])(
  'a session that ended elsewhere is asked for over the page (signed in: %s)',
  async (signedIn, requests) => {
    const { run, platform } = open({}, signedIn);
    const asked: unknown[] = [];
    platform.commands.handle('open-sign-in', (request) => {
      asked.push(request);
      return 'done';
    });
    await platform.session.settled();
    await userEvent.type(field('name'), 'Asha Rao');
    await run(fail(new DataError('SIGN_IN_REQUIRED', 'Please sign in first.')));
    expect(asked).toEqual(requests);
    expect(field('name').value).toBe('Asha Rao');
  },
);

test('a page may have its own words', async () => {
  const { run } = open({ describe: () => 'Please check this field' });
  await run(fail(new DataError('INVALID_FIELD', 'bad', { field: 'name' })));
  expect(field('name').title).toBe('Please check this field');
});

test('what is found before sending is shown, and the first wrong field takes the focus each time', () => {
  const { held } = open();
  const check = (errors: Partial<Record<Field, string>>) => {
    let isRight: boolean | undefined;
    act(() => {
      isRight = held.action?.check(errors);
    });
    return isRight;
  };
  expect(check({ name: undefined })).toBe(true);
  expect(check({ pincode: 'Six digits', name: 'Missing' })).toBe(false);
  expect(document.activeElement).toBe(field('name'));
  act(() => field('pincode').focus());
  expect(check({ name: 'Missing' })).toBe(false);
  expect(document.activeElement).toBe(field('name'));
  act(() => held.action?.refuse('Please choose a piece.'));
  expect([alertText(), field('name').title]).toEqual(['Please choose a piece.', '']);
});

test('what is said above the fields comes into sight each time: a long form is sent from its foot', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  const { held, run } = open();
  act(() => held.action?.refuse('Please choose a piece.'));
  act(() => held.action?.refuse('Please choose a piece.'));
  await run(fail(new DataError('SOLD_OUT', 'It has sold out.')));
  expect(seen).toEqual(['Please choose a piece.', 'Please choose a piece.', 'It has sold out.']);
  act(() => void held.action?.check({ name: 'Missing' }));
  act(() => held.action?.refuse(undefined));
  expect(seen).toHaveLength(3);
});

test('work that says itself what is wrong stays busy, and has not succeeded', async () => {
  const { held } = open();
  const looked = deferred<void>();
  let running: ReturnType<Action<Field>['run']> | undefined;
  await act(async () => {
    running = held.action?.run(() => {
      held.action?.refuse('The price has changed.');
      return looked.promise;
    });
  });
  expect([isBusy(), alertText()]).toEqual([true, 'The price has changed.']);
  await act(async () => looked.resolve());
  expect(await running).toMatchObject({ done: true });
  expect([isBusy(), alertText()]).toEqual([false, 'The price has changed.']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('an answer that comes after its page is gone changes nothing there', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  const { held, unmount } = open();
  const answer = deferred<string>();
  let running: ReturnType<Action<Field>['run']> | undefined;
  await act(async () => {
    running = held.action?.run(() => answer.promise);
  });
  unmount();
  answer.reject(unanswered());
  expect(await running).toMatchObject({ done: false, failure: { kind: 'unanswered' } });
  expect(complaint).not.toHaveBeenCalled();
});
