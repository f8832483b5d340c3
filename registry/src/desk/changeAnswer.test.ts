import { parseChangeAnswer } from './changeAnswer';

test('an answer is read as it was given, and one of another shape is none', () => {
  const answer = { changes: [{ version: '2' }], live: '1', linksGivenUp: ['gifts'] };
  expect(parseChangeAnswer(answer)).toEqual(answer);
  for (const other of [
    null,
    'done',
    { ...answer, changes: undefined },
    { ...answer, changes: [null] },
    { ...answer, changes: [{}] },
    { ...answer, live: 1 },
    { ...answer, linksGivenUp: undefined },
    { ...answer, linksGivenUp: [1] },
  ])
    expect(parseChangeAnswer(other)).toBeUndefined();
});
