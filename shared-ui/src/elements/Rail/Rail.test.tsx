import { fireEvent, render, screen } from '@testing-library/react';
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
