import { refusedField, reviewProblems } from './reviewProblems';

const comment = 'Soft and true.';

it.each([
  [{ rating: 1, comment }, []],
  [{ rating: 5, comment: 'x'.repeat(2000) }, []],
  [{ rating: 0, comment }, ['rating']],
  [{ rating: Number.NaN, comment }, ['rating']],
  [{ rating: 6, comment: '  too short  ' }, ['rating', 'comment']],
  [{ rating: 4, comment: 'x'.repeat(2001) }, ['comment']],
  // As the database counts them.
  [{ rating: 4, comment: '👍'.repeat(9) }, ['comment']],
  [{ rating: 4, comment: '👍'.repeat(2000) }, []],
])('finds what is wrong with a review', (draft, fields) => {
  expect(Object.keys(reviewProblems(draft))).toEqual(fields);
});

it('explains the field that the database refused, and no other', () => {
  expect(refusedField('comment')).toEqual({ comment: 'Write between 10 and 2000 characters.' });
  expect(refusedField('price')).toBeUndefined();
});
