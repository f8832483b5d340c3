import { act, screen, within } from '@testing-library/react';
import type { User } from '@shop/kernel/domain';
import { Refusal } from '../testing/fakeDatabase';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import type { Review } from './toReview';

afterEach(() => sessionStorage.clear());

const shopper: User = {
  id: 'u1',
  email: 'asha@example.com',
  fullName: 'Asha Rao',
  role: 'shopper',
  affiliateCode: 'TDU1',
};

const review = (serial: number): Review => ({
  id: `r${serial}`,
  productId: 'neel-tee',
  userName: 'Asha R.',
  rating: serial === 1 ? 3 : 5,
  comment: `Review number ${serial}`,
  date: '2026-05-02',
  verified: true,
});
const reviewsOf = (count: number) => Array.from({ length: count }, (_, index) => review(index + 1));

type Functions = Parameters<typeof renderPage>[1]['functions'];

async function openReviews(functions: Functions = {}, reviews: Review[] = [], product = testProduct()) {
  const shop = await renderPage('/product/neel-tee', { products: [product], reviews, functions });
  await shop.user.click(screen.getByRole('tab', { name: 'Reviews' }));
  return { ...shop, panel: within(screen.getByRole('tabpanel')) };
}

async function openForm(functions: Functions) {
  const shop = await openReviews({ can_review: () => 'yes', ...functions });
  jest.spyOn(shop.platform.session, 'get').mockReturnValue({ status: 'signed-in', user: shopper });
  await act(async () => shop.platform.start());
  await shop.user.click(shop.panel.getByRole('button', { name: 'Write a review' }));
  return shop;
}

it('counts all ratings by stars, tells them from written reviews, and shows five of these at a time', async () => {
  const rated = testProduct({ rating: 4.7, reviewCount: 1007, ratings: [0, 0, 1, 1000, 6] });
  const { panel, user } = await openReviews({}, reviewsOf(7), rated);
  expect(panel.getByText(/· 1,007 ratings · 7 reviews$/)).toBeTruthy();
  expect(panel.getByText('4 star').closest('li')?.textContent).toBe('4 star1,000');
  expect(panel.getByText('5 star').closest('li')?.textContent).toBe('5 star6');
  expect(panel.getByText('3 star').closest('li')?.textContent).toBe('3 star1');
  expect(panel.getAllByText(/^Review number/)).toHaveLength(5);
  await user.click(panel.getByRole('button', { name: 'Show more' }));
  expect(panel.getAllByText(/^Review number/)).toHaveLength(7);
  expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('asks visitors to sign in', async () => {
  const { panel, user, platform } = await openReviews();
  const views: string[] = [];
  platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(view);
    return 'done';
  });
  await user.click(panel.getByRole('button', { name: 'Write a review' }));
  expect(views).toEqual(['login']);
});

it.each([
  ['not_bought', /for shoppers who received this product/],
  ['already', /You have reviewed this product/],
])('says why a shopper cannot review: %s', async (permission, text) => {
  const { panel } = await openForm({ can_review: () => permission });
  expect(panel.getByText(text)).toBeTruthy();
  expect(panel.queryByRole('form')).toBeNull();
});

it('keeps what is wrong beside its field, before and after asking the database', async () => {
  const sent: unknown[] = [];
  const { panel, user } = await openForm({
    write_review: (params) => {
      sent.push(params);
      return new Refusal('INVALID_REVIEW', 'A review has text.', '{"field":"comment"}');
    },
  });
  const publish = panel.getByRole('button', { name: 'Publish review' });
  await user.click(publish);
  expect(panel.getByRole('radiogroup', { name: 'Your rating' }).getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByText('Choose between 1 and 5 stars.')).toBeTruthy();
  expect(sent).toEqual([]);

  await user.click(panel.getByRole('radio', { name: '4 stars, Very good' }));
  expect(panel.queryByText('Choose between 1 and 5 stars.')).toBeNull();
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  await user.click(publish);
  expect(sent).toEqual([{ p_product_id: 'neel-tee', p_rating: 4, p_comment: 'Soft and true.' }]);
  expect(panel.getByText('Write between 10 and 2000 characters.')).toBeTruthy();
});

it('thanks for the review and names the credit it earned', async () => {
  const { panel, user, toasts } = await openForm({ write_review: () => ({ reward: 25 }) });
  await user.click(panel.getByRole('radio', { name: '5 stars, Excellent' }));
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  await user.click(panel.getByRole('button', { name: 'Publish review' }));
  expect(toasts.at(-1)).toEqual({
    message: 'Thank you for your review! ₹25 of credit are yours.',
    tone: 'success',
  });
  expect(panel.getByText(/You have reviewed this product/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Write a review' })).toBeNull();
});
