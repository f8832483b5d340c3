import { filesForSecondTry } from './secondTry';

const report = (failed: string[], passed: string[] = []) => ({
  testResults: [
    ...failed.map((name) => ({ name: `/shop/${name}`, status: 'failed' })),
    ...passed.map((name) => ({ name: `/shop/${name}`, status: 'passed' })),
  ],
});

describe('a second try of Jest’s', () => {
  it('is for the files that failed', () => {
    const failed = ['mf-account/src/alerts/alerts.test.tsx', 'shell/src/server/media.test.ts'];
    expect(filesForSecondTry(report(failed, ['shell/src/page.test.ts']), '/shop')).toEqual(failed);
  });

  it('is for them where the repository is named as a folder, too', () => {
    expect(filesForSecondTry(report(['kit/a.test.ts']), '/shop/')).toEqual(['kit/a.test.ts']);
    expect(filesForSecondTry(report(['supabase/a.test.ts']), '/shop/')).toEqual([]);
  });

  it('is for no more than a busy machine explains', () => {
    expect(filesForSecondTry(report(['kit/a.test.ts', 'kit/b.test.ts', 'kit/c.test.ts']), '/shop')).toEqual(
      [],
    );
  });

  it.each(['supabase/tests/orders.test.ts', 'supabase-local/src/rest/roles.test.ts', 'fuzz/src/web.test.ts'])(
    'is for no law: %s',
    (file) => {
      expect(filesForSecondTry(report(['kit/a.test.ts', file]), '/shop')).toEqual([]);
    },
  );
});
