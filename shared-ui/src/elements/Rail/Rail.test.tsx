import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from './Rail';

test('children become a labelled list that the buttons scroll', async () => {
  render(
    <Rail label="Recently viewed">
      <a href="/product/a">A</a>
      <a href="/product/b">B</a>
    </Rail>,
  );
  const list = screen.getByRole('list', { name: 'Recently viewed' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const scrollBy = jest.fn();
  Object.assign(list, { scrollBy });
  Object.defineProperty(list, 'clientWidth', { value: 500 });
  await userEvent.click(screen.getByLabelText('Next: Recently viewed'));
  await userEvent.click(screen.getByLabelText('Previous: Recently viewed'));
  expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([400, -400]);
});
