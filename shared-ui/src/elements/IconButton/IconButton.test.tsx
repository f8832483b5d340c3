import { render, screen } from '@testing-library/react';
import { IconButton } from './IconButton';

test('is known by its label and submits no form', () => {
  const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <IconButton label="Add to wishlist" icon="heart" />
    </form>,
  );
  screen.getByRole('button', { name: 'Add to wishlist' }).click();
  expect(submit).not.toHaveBeenCalled();
});
