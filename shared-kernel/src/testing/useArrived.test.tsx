import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { unanswered } from '../data/dataError';
import { useArrived } from '../react/useArrived';

type Answer = string | Promise<string>;

const Shown = ({ answer }: { answer: Answer }) => {
  const { value, isFresh, isMissing } = useArrived(answer);
  return (
    <p>
      {[value ?? 'nothing', isFresh ? 'fresh' : 'old', isMissing && 'missing'].filter(Boolean).join(', ')}
    </p>
  );
};

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

const page = (answer: Answer) => (
  <Boundary>
    <Shown answer={answer} />
  </Boundary>
);
const text = () => document.body.textContent;
const show = async (answer: Answer) => {
  const view = render(page(answer));
  await act(() => Promise.resolve());
  return { turnTo: (next: Answer) => act(async () => view.rerender(page(next))) };
};

test('a value is there at once, a promise when it is kept', async () => {
  const { turnTo } = await show('at once');
  expect(text()).toBe('at once, fresh');
  await turnTo(Promise.resolve('later'));
  expect(text()).toBe('later, fresh');
});

test('the last answer stays until the next is there', async () => {
  const { turnTo } = await show(Promise.resolve('first'));
  expect(text()).toBe('first, fresh');
  await turnTo(new Promise(() => undefined));
  expect(text()).toBe('first, old');
});

test('silence is told, and stays told while it is asked again', async () => {
  const { turnTo } = await show(Promise.reject(unanswered()));
  expect(text()).toBe('nothing, fresh, missing');
  await turnTo(new Promise(() => undefined));
  expect(text()).toBe('nothing, old, missing');
  await turnTo(Promise.resolve('at last'));
  expect(text()).toBe('at last, fresh');
});

test('any other error goes to the nearest boundary', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await show(Promise.reject(new Error('No such product')));
  expect(screen.getByText('No such product')).toBeTruthy();
});
