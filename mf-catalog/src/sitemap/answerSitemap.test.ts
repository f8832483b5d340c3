import { provideToLoaders } from '@shop/kernel/routing';
import { createTestPlatform } from '@shop/kernel/testing';
import { answerSitemap } from './answerSitemap';

const setup = () => {
  const asked: unknown[] = [];
  const rpc = (_name: string, { p_after }: { p_after: string }) => {
    asked.push(p_after);
    return Promise.resolve({ data: [{ id: 'b', changed: '2026-10-03T08:00:00Z' }], error: null });
  };
  const { platform } = createTestPlatform({ database: { rpc } });
  const answer = (query: string) =>
    answerSitemap({
      context: provideToLoaders(platform),
      request: new Request(`https://shop.example/sitemap-catalog.xml?${query}`),
    });
  return { asked, answer };
};

it('answers the part that begins behind a product', async () => {
  const { asked, answer } = setup();
  const { status } = await answer('after=neel-tee');
  expect({ status, asked }).toEqual({ status: 200, asked: ['neel-tee'] });
});

it.each(['after=%00', 'after=..%2F', `after=${'x'.repeat(200)}`])(
  'asks nothing for %s, behind which no part begins',
  async (query) => {
    const { asked, answer } = setup();
    const { status } = await answer(query);
    expect({ status, asked }).toEqual({ status: 404, asked: [] });
  },
);
