import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
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
