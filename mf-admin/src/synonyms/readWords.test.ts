import { readWords } from './readWords';

test('words stand apart by commas, spaces and lines, and each once', () => {
  expect(readWords(' Jhumka, jhumki\n bali;JHUMKA ')).toEqual(['jhumka', 'jhumki', 'bali']);
  expect(readWords(' , ')).toEqual([]);
  expect(readWords('Jhumka, झुमका, चूड़ी।')).toEqual(['jhumka', 'झुमका', 'चूड़ी'.normalize('NFKC')]);
});
