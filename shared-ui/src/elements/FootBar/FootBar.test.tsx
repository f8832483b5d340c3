import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FootBar } from './FootBar';

let tell: (ratio: number) => void;

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
      tell = (ratio) => act(() => callback([{ intersectionRatio: ratio }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button}>Buy</button>
      <FootBar insteadOf={button} above={<p>Compare 1 of 3</p>}>
        <button>Buy at the foot</button>
      </FootBar>
    </>
  );
}

test('stands in for a button that is not seen, and only then', () => {
  render(<Page />);
  const bar = () => screen.queryByRole('button', { name: 'Buy at the foot' });
  expect(bar()).toBeNull();
  tell(0);
  expect(bar()).not.toBeNull();
  tell(0.5);
  expect(bar()).not.toBeNull();
  tell(1);
  expect(bar()).toBeNull();
  expect(screen.getByText('Compare 1 of 3')).toBeTruthy();
});
