import { keepSnapshot } from './keepSnapshot';
import { snapshots } from './snapshots';

let told: string[];
const go = (name: string) => async () => void told.push(`goes to ${name}`);
const keep = (address: string) =>
  keepSnapshot({
    address,
    show: () => {
      told.push(`shows ${address}`);
      return (hasCome) => told.push(`ends ${address}, ${hasCome ? 'come' : 'not come'}`);
    },
    drop: () => told.push(`drops ${address}`),
  });

beforeEach(() => {
  told = [];
  jest.useFakeTimers();
});
afterEach(() => {
  snapshots.end();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a page whose snapshot is at hand is shown at once and gone to after the frame', async () => {
  keep('/product/tee?size=m');
  const gone = snapshots.before('/product/tee?size=m', go('tee'));
  expect(told).toEqual(['shows /product/tee?size=m']);
  expect(snapshots.isShown()).toBe(true);
  await pass(1000);
  await gone;
  expect(told.slice(1)).toEqual(['goes to tee']);
  snapshots.settleAt({ pathname: '/product/tee', search: '?size=m' });
  expect(snapshots.isShown()).toBe(true);
  snapshots.end();
  expect(told.slice(2)).toEqual(['ends /product/tee?size=m, come']);
  expect(snapshots.isShown()).toBe(false);
});

test('a page without one is gone to at once, and each is shown once', async () => {
  keep('/about');
  await snapshots.before('/contact', go('contact'));
  expect(told).toEqual(['goes to contact']);
  void snapshots.before('/about', go('about'));
  await pass(1000);
  snapshots.end();
  await snapshots.before('/about', go('about again'));
  expect(told.slice(1)).toEqual([
    'shows /about',
    'goes to about',
    'ends /about, come',
    'goes to about again',
  ]);
});

test('one that is older than ten seconds is not shown, nor one that another followed', async () => {
  keep('/contact');
  await pass(5000);
  keep('/about');
  expect(told).toEqual(['drops /contact']);
  await pass(9999);
  expect(told).toEqual(['drops /contact']);
  await pass(1);
  await snapshots.before('/about', go('about'));
  expect(told.slice(1)).toEqual(['drops /about', 'goes to about']);
});

test('whoever goes on before the frame goes nowhere else', async () => {
  keep('/about');
  void snapshots.before('/about', go('about'));
  await snapshots.before('/contact', go('contact'));
  await pass(1000);
  expect(told).toEqual(['shows /about', 'goes to contact']);
});

test('where somebody stays after all, or comes elsewhere, it goes', async () => {
  keep('/about');
  void snapshots.before('/about', go('about'));
  await pass(1000);
  snapshots.settleAt({ pathname: '/', search: '' });
  expect(told.slice(2)).toEqual(['ends /about, not come']);
  expect(snapshots.isShown()).toBe(false);
});
