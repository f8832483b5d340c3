import path from 'node:path';
import { openLocalDesk } from '@shop/registry/desk';
import { temporaryFolder, writeRelease } from '@shop/registry/testing';
import { openStage } from './openStage';

const shop = path.join(temporaryFolder(), 'shop');
const asha = { name: 'Asha', mayRelease: () => true };

test('what everybody gets can be copied, and what was killed cannot, though it keeps its place', async () => {
  const desk = await openLocalDesk(shop, {});
  const entry = writeRelease(shop, { name: 'mf-gifts', version: '1' });
  const other = writeRelease(shop, { name: 'mf-other', version: '1' });
  await desk.release(asha, { entries: [entry, other] });
  const stage = openStage('shop', path.dirname(shop), {});
  expect(await stage.liveEntry('mf-gifts')).toEqual(entry);

  await desk.kill(asha, 'mf-gifts');
  await expect(stage.liveEntry('mf-gifts')).rejects.toThrow(
    `mf-gifts 1 was killed in ${shop}: release another version there first.`,
  );
  expect(await stage.liveEntry('mf-other')).toEqual(other);
  await expect(stage.liveEntry('mf-none')).rejects.toThrow(`mf-none is not live in ${shop}.`);
});
