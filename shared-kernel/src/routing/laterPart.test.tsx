import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { laterPart } from './laterPart';

const Away = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Try again</button>;

/** A part whose code does not come before it was asked for so many times. */
function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error('chunk gone');
    return () => <p>The part</p>;
  };
}

// What suspends within `act` goes on only where somebody awaits that.
const show = (page: ReactNode) => act(async () => void render(page));
const tryAgain = async () => {
  const button = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => void fireEvent.click(button));
};

test('a part is shown when its code comes, and at once from then on; React has nothing to say of how it waited', async () => {
  const complaints = jest.spyOn(console, 'error');
  let bring!: (part: ComponentType) => void;
  const { Part } = laterPart(() => new Promise<ComponentType>((resolve) => (bring = resolve)));
  let change!: () => void;
  function Beside() {
    const [isChanged, setChanged] = useState(false);
    change = () => setChanged(true);
    return isChanged ? 'changed, ' : 'as before, ';
  }
  const page = (
    <>
      <Beside />
      <Suspense fallback="fetching">
        <Part />
      </Suspense>
    </>
  );
  await show(page);
  await act(async () => change());
  expect(document.body.textContent).toBe('changed, fetching');
  await act(async () => bring(() => 'the part'));
  expect(document.body.textContent).toBe('changed, the part');
  expect(render(page).container.textContent).toBe('as before, the part');
  expect(complaints).not.toHaveBeenCalled();
});

test('a part whose code does not come says so in its place, and fetches again when it is asked', async () => {
  // Each attempt asks twice.
  const { Part } = laterPart(failing(4), Away);
  await show(
    <>
      <input aria-label="Size" defaultValue="M" />
      <Suspense fallback="fetching">
        <Part />
      </Suspense>
    </>,
  );
  await tryAgain();
  await screen.findByText('fetching');
  await tryAgain();
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(screen.getByLabelText('Size')).toBeTruthy();
});

test('a part that the page does without is nothing without its code', async () => {
  const { Part } = laterPart(failing(2));
  await show(
    <Suspense fallback="fetching">
      <Part />
    </Suspense>,
  );
  await waitForElementToBeRemoved(() => screen.queryByText('fetching'));
  expect(document.body.textContent).toBe('');
});
