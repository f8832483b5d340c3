import { printable } from './printable';

test.each([
  ['Asha Rao, 4 Temple Road\nDharampeth', 'Asha Rao, 4 Temple Road\nDharampeth'],
  ['Renée Śarmā – ₹1,299 × 2', 'Renée Śarmā – ₹1,299 × 2'],
  ['प्रिया शर्मा', 'Priya Sharma'],
  ['राम कुमार सिंह, मुंबई ४००००१', 'Ram Kumar Sinh, Mumbai 400001'],
  ['चंद्र नगर, छत्तीसगढ़', 'Chandra Nagar, Chhattisagarh'],
  ['ગાંધીનગર', 'Gandhinagar'],
  ['কলকাতা', 'Kalakata'],
  ['ਪੰਜਾਬ', 'Panjab'],
  ['ପୁରୀ', 'Puri'],
  ['தமிழ் செல்வி', 'Tamizh Chelvi'],
  ['నగరం', 'Nagaram'],
  ['ಬೆಂಗಳೂರು', 'Bengaluru'],
  ['തിരുവനന്തപുരം', 'Tiruvanantapuram'],
  // Joiners say how letters look and not what they are.
  ['श्\u200Dरेया', 'Shreya'],
  ['Asha 🌺 Rao', 'Asha Rao'],
  ['Nguyễn', 'Nguyen'],
  ['王芳 Kapoor', '? Kapoor'],
])('%p is printed as %p', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
