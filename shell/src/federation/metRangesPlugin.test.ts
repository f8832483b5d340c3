import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { metRangesPlugin } from './metRangesPlugin';

registerGlobalPlugins([metRangesPlugin()]);

const shop = createInstance({
  name: 'shop',
  remotes: [],
  shared: {
    kernel: {
      version: '0.4.1',
      scope: 'default',
      lib: () => 'the one copy',
      shareConfig: { singleton: true, requiredVersion: '^0.4.1' },
    },
  },
});

const ask = (requiredVersion: string) =>
  shop.loadShare<string>('kernel', {
    customShareInfo: { shareConfig: { singleton: true, strictVersion: true, requiredVersion } },
  });

test.each(['^0.4.1', '^0.4.0', '>=0.2 <1'])('who asks for %s gets 0.4.1', async (range) => {
  const factory = await ask(range);
  expect(factory && factory()).toBe('the one copy');
});

test.each(['^0.4.2', '^0.3.0', '^99.0.0'])('who asks for %s is refused', async (range) => {
  await expect(ask(range)).rejects.toThrow(/0\.4\.1/);
});
