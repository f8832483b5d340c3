import { isMeasured } from './measurePage';
import { watchFaults } from './watchFaults';

const nobodyAsked = { doNotTrack: null };

test('the lot decides which page loads are measured', () => {
  expect(isMeasured(0.1, 0.09, nobodyAsked)).toBe(true);
  expect(isMeasured(0.1, 0.1, nobodyAsked)).toBe(false);
  expect(isMeasured(1, 0.999, nobodyAsked)).toBe(true);
  expect(isMeasured(0, 0, nobodyAsked)).toBe(false);
});

test('whoever asked not to be tracked is never measured', () => {
  expect(isMeasured(1, 0, { doNotTrack: '1' })).toBe(false);
  expect(isMeasured(1, 0, { doNotTrack: null, globalPrivacyControl: true })).toBe(false);
});

test('errors are noticed before anybody listens, and each once', () => {
  const faults = watchFaults();
  const error = new Error('early');
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'https://shop.example/assets/main.js' }));
  faults.note(error, 'at Page');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('second') }));
  const heard: unknown[] = [];
  faults.listen((fault) => heard.push(fault.error instanceof Error ? fault.error.message : fault.error));
  faults.note('a text');
  faults.note('a text');
  expect(heard).toEqual(['early', 'second', 'a text', 'a text']);
});
