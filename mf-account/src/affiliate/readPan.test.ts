import vectors from '../../../shared-kernel/src/domain/taxIds.vectors.json';
import { readPan } from './readPan';

test.each(vectors.pans)('the PAN $value: $valid ($why)', ({ value, valid }) => {
  expect(readPan(value) === value).toBe(valid);
});

test.each(vectors.gstins.filter(({ valid }) => valid))(
  'the GST number $value holds the PAN of its business',
  ({ value }) => {
    const pan = value.slice(2, 12);
    expect(readPan(pan) === pan).toBe('ABCFGHJLPT'.includes(pan.charAt(3)));
  },
);

test('what is typed as on the card, with spaces and in small letters, is read as it is kept', () => {
  expect(readPan(' abcpk 1234-m ')).toBe('ABCPK1234M');
});
