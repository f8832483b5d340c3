import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Rail } from './Rail';

/** From now on the browser lays lists out, in a box of 500 pixels that holds them. */
function layOut() {
  class LaidOut {
    constructor(private readonly told: () => void) {}
    observe(list: Element) {
      Object.defineProperties(list, { clientWidth: { value: 500 }, scrollWidth: { value: 500 } });
      queueMicrotask(this.told);
    }
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: LaidOut });
}

test('children become a labelled list that the buttons scroll as far as there is more', async () => {
  render(
    <Rail label="Recently viewed">
      <a href="/product/a">A</a>
      <a href="/product/b">B</a>
    </Rail>,
  );
  const list = screen.getByRole('list', { name: 'Recently viewed' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const scrollBy = jest.fn(({ left }: { left: number }) => {
    list.scrollLeft += left;
    fireEvent.scroll(list);
  });
  Object.assign(list, { scrollBy });
  Object.defineProperties(list, { clientWidth: { value: 500 }, scrollWidth: { value: 900 } });

  const next = screen.getByLabelText<HTMLButtonElement>('Next: Recently viewed');
  const previous = screen.getByLabelText<HTMLButtonElement>('Previous: Recently viewed');
  expect(previous.ariaDisabled).toBe('true');
  await userEvent.click(next);
  // Nothing that a script asks for gives way to a reader who wants no motion; a style does.
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 });
  expect(list.style.scrollBehavior).toBe('smooth');
  // The last press must not throw the keyboard out of the page.
  expect(document.activeElement).toBe(next);
  expect(next.ariaDisabled).toBe('true');
  await userEvent.click(previous);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
  expect(previous.ariaDisabled).toBe('true');
});

test('where all fits, no button leads on before anybody points at it', async () => {
  layOut();
  render(
    <Rail label="Recently viewed">
      <a href="/product/a">A</a>
    </Rail>,
  );
  const next = screen.getByLabelText<HTMLButtonElement>('Next: Recently viewed');
  await waitFor(() => expect(next.ariaDisabled).toBe('true'));
});

test.each<[string, (list: HTMLElement) => void]>([
  ['is on it with the keyboard', (list) => list.focus()],
  ['has scrolled it', (list) => (list.scrollLeft = 200)],
])('whoever %s before its script has come is heard when it comes', async (_, reachFor) => {
  layOut();
  const onReach = jest.fn();
  const rail = (
    <Rail label="Best" onReach={onReach}>
      <a href="/product/a">A</a>
    </Rail>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(rail);
  reachFor(screen.getByRole('list'));
  expect(onReach).not.toHaveBeenCalled();
  render(rail, { container, hydrate: true });
  await waitFor(() => expect(onReach).toHaveBeenCalledTimes(1));
  cleanup();
  container.remove();
});

test('a rail that nobody is at is not reached for when its script comes', async () => {
  layOut();
  const onReach = jest.fn();
  render(
    <Rail label="Best" onReach={onReach}>
      <a href="/product/a">A</a>
    </Rail>,
  );
  const next = screen.getByLabelText<HTMLButtonElement>('Next: Best');
  await waitFor(() => expect(next.ariaDisabled).toBe('true'));
  expect(onReach).not.toHaveBeenCalled();
});
