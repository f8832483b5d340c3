import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from './Rail';

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
  expect(previous.disabled).toBe(true);
  await userEvent.click(next);
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: 400 }));
  expect(next.disabled).toBe(true);
  await userEvent.click(previous);
  expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -400 }));
  expect(previous.disabled).toBe(true);
});

test('where all fits, no button leads on before anybody points at it', async () => {
  const widths = { clientWidth: { value: 500 }, scrollWidth: { value: 500 } };
  class LaidOut {
    constructor(private readonly told: () => void) {}
    observe(list: Element) {
      Object.defineProperties(list, widths);
      queueMicrotask(this.told);
    }
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: LaidOut });
  render(
    <Rail label="Recently viewed">
      <a href="/product/a">A</a>
    </Rail>,
  );
  const next = screen.getByLabelText<HTMLButtonElement>('Next: Recently viewed');
  await waitFor(() => expect(next.disabled).toBe(true));
});
