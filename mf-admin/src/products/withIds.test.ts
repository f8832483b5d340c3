import { withIds } from './withIds';

const saved = [
  { id: 'tee:s', label: 'S', stock: 2 },
  { id: 'tee:m', label: 'M', stock: 4 },
];

test('a new variant that is saved by now has its id, beside one that was renamed and one that came since', () => {
  const typed = [
    { label: 'S ', stock: 2 },
    { id: 'tee:m', label: 'Medium', stock: 4 },
    { label: 'L', stock: 0 },
  ];
  expect(withIds(typed, saved)).toEqual([saved[0], typed[1], typed[2]]);
});

test('nobody gets the id of a variant that has another name now', () => {
  const typed = [
    { id: 'tee:m', label: 'Medium', stock: 4 },
    { label: 'M', stock: 1 },
  ];
  expect(withIds(typed, saved)).toEqual(typed);
});
