import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import type { ReviewRecord } from './reviewRecord';

const review: ReviewRecord = {
  id: 'r1',
  product_id: 'neel-tee',
  product_name: 'Neel Tee',
  user_name: 'Asha R.',
  rating: 5,
  comment: 'Wears well.',
  fit: null,
  reviewed_on: '2026-11-20',
  verified: true,
  helpful: 0,
  size: '',
  photos: [{ id: 'p1', state: 'approved', name: 'p1.jpg', width: 4, height: 5 }],
};

test('R refuses the photo that has the focus, Ctrl+R and a key held down do not', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_reviews: () => ({ rows: [review], total: 1, waiting: 0 }),
      moderate_photo: () => ({ id: 'r1' }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/reviews', platform);
  const photo = await screen.findByRole('listitem', { name: /^photo 1 of the review by Asha R\./ });
  const decided = () => calls.filter(({ name }) => name === 'moderate_photo').map(({ args }) => args);
  photo.focus();
  for (const modifier of ['Control', 'Meta', 'Alt']) await user.keyboard(`{${modifier}>}r{/${modifier}}`);
  expect(decided()).toEqual([]);
  await user.keyboard('{R>3/}');
  await waitFor(() => expect(decided()).toEqual([{ p_photo_id: 'p1', p_state: 'refused' }]));
});

test('the keyboard stays with a photo that was refused, and goes on with the next review where one was taken down', async () => {
  const [photo] = review.photos;
  let rows: ReviewRecord[] = [
    { ...review, photos: photo ? [{ ...photo, state: 'waiting' }] : [] },
    { ...review, id: 'r2', user_name: 'Ravi N.', photos: [] },
  ];
  const { platform } = await createTestShop(
    {
      list_admin_reviews: () => ({ rows, total: rows.length, waiting: 0 }),
      moderate_photo: () => {
        rows = [{ ...review, photos: photo ? [{ ...photo, state: 'refused' }] : [] }, ...rows.slice(1)];
        return { id: 'r1' };
      },
      remove_review: ({ p_review_id }) => {
        rows = rows.filter(({ id }) => id !== p_review_id);
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/reviews', platform);
  await user.click(await screen.findByRole('button', { name: /^Refuse photo 1/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: /^photo 1 .*Refused$/ })),
  );
  await user.click(screen.getByRole('button', { name: 'Take down the review by Asha R.' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Why'), 'Not a review');
  await user.click(dialog.getByRole('button', { name: 'Take it down' }));
  await waitFor(() => expect(screen.queryByText(/^Asha R\., /)).toBeNull());
  expect(document.activeElement?.closest('li')?.textContent).toContain('Ravi N.');
});
