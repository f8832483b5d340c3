import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '../testing/fakeDatabase';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { testShopper as shopper } from '../testing/testShopper';
import type { Review } from './toReview';

afterEach(() => sessionStorage.clear());

const review = (serial: number): Review => ({
  id: `r${serial}`,
  productId: 'neel-tee',
  userName: 'Asha R.',
  rating: serial === 1 ? 3 : 5,
  comment: `Review number ${serial}`,
  date: '2026-05-02',
  verified: true,
  helpful: serial === 3 ? 12 : 0,
  photos: [],
  fit: serial > 1 ? 'true' : 'small',
  size: 'M',
});
const reviewsOf = (count: number) => Array.from({ length: count }, (_, index) => review(index + 1));

type Functions = Parameters<typeof renderPage>[1]['functions'];

async function openReviews(functions: Functions = {}, reviews: Review[] = [], product = testProduct()) {
  const shop = await renderPage('/product/neel-tee', { products: [product], reviews, functions });
  await shop.user.click(screen.getByRole('tab', { name: 'Reviews' }));
  const panel = within(screen.getByRole('tabpanel'));
  await panel.findByRole('button', { name: 'Write a review' });
  return { ...shop, panel };
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
  expect(panel.getByText('4 star').closest('li')?.textContent).toBe('4 star 1,000');
  expect(panel.getByText('5 star').closest('li')?.textContent).toBe('5 star 6 show 6 written');
  expect(panel.getByText('3 star').closest('li')?.textContent).toBe('3 star 1 show 1 written');
  expect(panel.getAllByText(/^Review number/)).toHaveLength(5);
  await user.click(panel.getByRole('button', { name: 'Show more' }));
  expect(panel.getAllByText(/^Review number/)).toHaveLength(7);
  expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('shows the reviews of a row of stars alone, all again when it is pressed again, and keeps both in the address', async () => {
  const rated = testProduct({ rating: 4.7, reviewCount: 9, ratings: [0, 0, 1, 2, 6] });
  const { panel, user, address } = await openReviews({}, reviewsOf(7), rated);
  const row = panel.getByRole('button', { name: '3 star 1 show 1 written' });
  expect(panel.queryByRole('button', { name: /^4 star/ })).toBeNull();
  await user.click(row);
  expect(await panel.findByText('1 of 7 reviews, with 3 stars')).toBeTruthy();
  expect(panel.getAllByText(/^Review number/).map((each) => each.textContent)).toEqual(['Review number 1']);
  expect(row.getAttribute('aria-pressed')).toBe('true');
  expect(address()).toBe('/product/neel-tee?stars=3');
  await user.click(row);
  expect(await panel.findByText('Review number 5')).toBeTruthy();
  expect(panel.getAllByText(/^Review number/)).toHaveLength(5);
  expect(address()).toBe('/product/neel-tee');
});

it('opens with the reviews that the address asks for, and says when there are none', async () => {
  await renderPage('/product/neel-tee?stars=2', { products: [testProduct()], reviews: reviewsOf(2) });
  const panel = within(screen.getByRole('tabpanel', { name: 'Reviews' }));
  expect(await panel.findByText('No written reviews with 2 stars.')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Show all reviews' })).toBeTruthy();
});

it('shows the most helpful first on demand, and an answer that came not can be asked for again', async () => {
  let isAway = false;
  const helpful = { ...review(3), rating: 5 };
  const answer = {
    total: 1,
    rows: [{ ...helpful, user_name: helpful.userName, reviewed_on: helpful.date }],
    pictured: 0,
    fit: { small: 0, true: 0, large: 0 },
  };
  const { panel, user } = await openReviews(
    {
      get_reviews: ({ p_sort }) => {
        if (p_sort === 'newest') return { ...answer, total: 0, rows: [] };
        return isAway ? new Refusal('UNEXPECTED', 'No answer') : answer;
      },
    },
    reviewsOf(7),
  );
  isAway = true;
  await user.click(panel.getByRole('radio', { name: 'Most helpful' }));
  expect(await panel.findByText('The shop did not answer. Please try again.')).toBeTruthy();
  isAway = false;
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Review number 3')).toBeTruthy();
  expect(panel.getByText('12 people found this helpful')).toBeTruthy();
});

it("counts a vote at once, takes it back when the shop refuses, and has none on one's own review", async () => {
  const sent: unknown[] = [];
  let count = 13;
  const { panel, user, platform, toasts } = await openReviews(
    {
      get_my_review_marks: () => ({ own: 'r1', voted: [] }),
      vote_review: (params) => {
        sent.push(params);
        return count > 13 ? new Refusal('TOO_MANY_ATTEMPTS', 'Please wait a little.') : count;
      },
    },
    reviewsOf(3),
  );
  const vote = () => within(panel.getByText('Review number 3').closest('li')!).getByRole('button');
  await user.click(vote());
  expect(sent).toEqual([]);

  jest.spyOn(platform.session, 'get').mockReturnValue({ status: 'signed-in', user: shopper });
  await act(async () => platform.start());
  await user.click(vote());
  expect(await panel.findByText('13 people found this helpful')).toBeTruthy();
  expect(vote().getAttribute('aria-pressed')).toBe('true');
  count = 14;
  await user.click(vote());
  expect(await panel.findByText('13 people found this helpful')).toBeTruthy();
  expect(vote().getAttribute('aria-pressed')).toBe('true');
  expect(toasts.at(-1)).toMatchObject({ message: 'Please wait a little.' });
  expect(sent).toEqual([
    { p_review_id: 'r3', p_helpful: true },
    { p_review_id: 'r3', p_helpful: false },
  ]);
  jest
    .spyOn(platform.session, 'get')
    .mockReturnValue({ status: 'signed-in', user: { ...shopper, id: 'u2', email: 'ravi@example.com' } });
  await act(async () => platform.start());
  expect(vote().getAttribute('aria-pressed')).toBe('false');

  const own = within(panel.getByText('Review number 1').closest('li')!);
  expect(own.queryByRole('button')).toBeNull();
});

it('keeps the place of the keyboard while other reviews are on their way', async () => {
  const photo = { path: 'reviews/p1', width: 640, height: 640, widths: [], alt: 'Photo' };
  const [first, ...others] = reviewsOf(3);
  const { panel, user } = await openReviews({}, [{ ...first!, photos: [photo] }, ...others]);
  const chip = panel.getByRole('checkbox', { name: 'With photos (1)' });
  await user.click(chip);
  expect(await panel.findByText('1 of 3 reviews, with photos')).toBeTruthy();
  expect(document.activeElement).toBe(chip);
  await user.click(panel.getByRole('button', { name: 'Show all reviews' }));
  const list = (await panel.findByText('Review number 3')).closest('ul');
  expect(document.activeElement).toBe(list);
});

it('says that more did not come of no other choice', async () => {
  const rated = testProduct({ rating: 4.7, reviewCount: 7, ratings: [0, 0, 1, 0, 6] });
  const { rows, ...rest } = {
    rows: reviewsOf(5),
    total: 7,
    pictured: 0,
    fit: { small: 0, true: 0, large: 0 },
  };
  const row = (each: Review) => ({ ...each, user_name: each.userName, reviewed_on: each.date });
  const { panel, user } = await openReviews(
    {
      get_reviews: ({ p_offset }) =>
        p_offset ? new Refusal('UNEXPECTED', 'No answer') : { ...rest, rows: rows.map(row) },
    },
    reviewsOf(7),
    rated,
  );
  await user.click(panel.getByRole('button', { name: 'Show more' }));
  expect(await panel.findByText('The shop did not answer. Please try again.')).toBeTruthy();
  await user.click(panel.getByRole('radio', { name: 'Most helpful' }));
  expect(panel.queryByText('The shop did not answer. Please try again.')).toBeNull();
});

it('says that a fifth photo has no place', async () => {
  const { panel, user } = await openForm({});
  const files = Array.from(
    { length: 5 },
    (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }),
  );
  await user.upload(panel.getByLabelText('Add photos'), files);
  expect(await panel.findByText('At most 4 photos fit here.')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Remove photo 4' }));
  expect(panel.queryByText('At most 4 photos fit here.')).toBeNull();
  expect(panel.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(3);
});

it('publishes nothing while a photo has failed, which would be left behind', async () => {
  const sent: unknown[] = [];
  const { panel, user } = await openForm({
    write_review: (params) => {
      sent.push(params);
      return { reward: 0 };
    },
  });
  await user.click(panel.getByRole('radio', { name: '5 stars, Excellent' }));
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  await user.upload(panel.getByLabelText('Add photos'), new File(['x'], 'a.png', { type: 'image/png' }));
  await panel.findByRole('button', { name: 'Try again: photo 1' });
  await user.click(panel.getByRole('button', { name: 'Publish review' }));
  const problem = 'A photo was not sent. Try it again, or take it off.';
  expect(panel.getByText(problem)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Remove photo 1' }));
  expect(panel.queryByText(problem)).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Publish review' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('offers no more once all were received, though a new one has moved them', async () => {
  let reviews = reviewsOf(7);
  const row = (each: Review) => ({ ...each, user_name: each.userName, reviewed_on: each.date });
  const { panel, user } = await openReviews({
    get_reviews: ({ p_offset }) => {
      const offset = Number(p_offset ?? 0);
      const rows = reviews.slice(offset, offset + 5).map(row);
      return { total: reviews.length, pictured: 0, fit: { small: 0, true: 0, large: 0 }, rows };
    },
  });
  reviews = [review(8), ...reviews];
  await user.click(panel.getByRole('button', { name: 'Show more' }));
  expect(await panel.findByText('Review number 7')).toBeTruthy();
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull());
});

it('sums up what buyers say of the fit, and shows the size of each', async () => {
  const { panel } = await openReviews({}, reviewsOf(7));
  expect(panel.getByText('Most say true to size (6 of 7)')).toBeTruthy();
  expect(panel.getAllByText('Bought M · True to size')).toHaveLength(4);
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
  await waitFor(() => expect(document.activeElement === document.body).toBe(false));
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
  await user.click(panel.getByRole('radio', { name: 'Runs large' }));
  await user.click(publish);
  expect(await panel.findByText('Write between 10 and 2000 characters.')).toBeTruthy();
  expect(sent).toEqual([
    { p_product_id: 'neel-tee', p_rating: 4, p_comment: 'Soft and true.', p_photos: [], p_fit: 'large' },
  ]);
});

it('thanks for the review and names the credit it earned', async () => {
  const { panel, user, toasts } = await openForm({ write_review: () => ({ reward: 25 }) });
  await user.click(panel.getByRole('radio', { name: '5 stars, Excellent' }));
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  await user.click(panel.getByRole('button', { name: 'Publish review' }));
  expect(await panel.findByText(/You have reviewed this product/)).toBeTruthy();
  expect(toasts.at(-1)).toEqual({
    message: 'Thank you for your review! ₹25 of credit are yours.',
    tone: 'success',
  });
  expect(panel.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

it('takes a review that was published by a press whose answer was lost for published', async () => {
  const refused = new Refusal('ALREADY_REVIEWED', 'You have reviewed this product already.');
  const { panel, user, toasts } = await openForm({ write_review: () => refused });
  await user.click(panel.getByRole('radio', { name: '5 stars, Excellent' }));
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  await user.click(panel.getByRole('button', { name: 'Publish review' }));
  const thanks = await panel.findByText('You have reviewed this product. Thank you!');
  expect(panel.queryByLabelText('Your review')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(sessionStorage).toHaveLength(0);
  // It may have been sent from another tab, with other words.
  expect(toasts.at(-1)).toEqual({
    message: 'Your review is published already, as you sent it first.',
    tone: 'info',
  });
});

it('asks for the next shopper anew whether they may write, and keeps the words of the one before to themselves', async () => {
  const { panel, user, platform } = await openForm({});
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  jest
    .spyOn(platform.session, 'get')
    .mockReturnValue({ status: 'signed-in', user: { ...shopper, id: 'u2' } });
  await act(async () => platform.start());
  expect(panel.queryByLabelText('Your review')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Write a review' }));
  expect(panel.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('');
});

it('lets the next shopper write where the one before has written', async () => {
  const { panel, platform } = await openForm({ can_review: () => 'already' });
  expect(panel.queryByRole('button', { name: 'Write a review' })).toBeNull();
  jest
    .spyOn(platform.session, 'get')
    .mockReturnValue({ status: 'signed-in', user: { ...shopper, id: 'u2' } });
  await act(async () => platform.start());
  expect(panel.getByRole('button', { name: 'Write a review' })).toBeTruthy();
});

it('hands the focus from the button to the form, and on to the thanks', async () => {
  const { panel, user } = await openForm({ write_review: () => ({ reward: 0 }) });
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('radio', { name: /^1 star/ })));
  await user.click(panel.getByRole('radio', { name: '5 stars, Excellent' }));
  await user.type(panel.getByLabelText('Your review'), 'Soft and true.');
  await user.click(panel.getByRole('button', { name: 'Publish review' }));
  await waitFor(() => expect(document.activeElement).toBe(panel.getByText(/You have reviewed this product/)));
});

it('brings stars, words and fit back after a reload', async () => {
  const first = await openForm({});
  await first.user.click(first.panel.getByRole('radio', { name: '4 stars, Very good' }));
  await first.user.type(first.panel.getByLabelText('Your review'), 'Soft and true.');
  await first.user.click(first.panel.getByRole('radio', { name: 'Runs large' }));
  cleanup();
  const { panel } = await openForm({});
  expect(await panel.findByRole('radio', { name: '4 stars, Very good', checked: true })).toBeTruthy();
  expect(panel.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Soft and true.');
  expect(panel.getByRole('radio', { name: 'Runs large', checked: true })).toBeTruthy();
});
