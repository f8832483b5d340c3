/**
 * `npm run bench -- pages`: what the public pages cost a cheap phone, and what federation adds. With `--against` another
 * checkout, a running shop or pages of another one are measured in turn with ours, and the ratios are shown that survive
 * the machine's noise.
 */
import { findLighthouse, lighthouseScore } from './pages/lighthouseScore';
import { measurePaint } from './pages/measurePaint';
import { measurePresses } from './pages/measurePresses';
import { measureTargets } from './pages/measureTargets';
import { measureThread } from './pages/measureThread';
import { type Part, readArguments } from './pages/readArguments';
import { createSamples } from './pages/samples';
import { startTargets } from './pages/startTargets';
import { comparisonOf, tableOf, taxOf } from './pages/tables';
import { pageNames } from './pages/Target';

const { loads, other, oneBundle, parts } = readArguments(process.argv.slice(2));
const samples = createSamples();
const took: string[] = [];
const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const began = performance.now();
  const result = await work();
  took.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return result;
};

const targets = await timed('start', () => startTargets(other, oneBundle));
try {
  const { here, other: there, oneBundle: bundle } = targets;
  const compared = there ? [here, there] : [here];
  const ours = compared.filter(({ isOurs }) => isOurs);
  const measures: Record<Part, () => Promise<void>> = {
    thread: () => measureTargets(samples, bundle ? [...compared, bundle] : compared, loads, measureThread),
    // They take longer and are told apart less: fewer of them.
    paint: () => measureTargets(samples, compared, Math.min(loads, there ? 4 : 3), measurePaint),
    presses: () => measureTargets(samples, ours, Math.min(loads, there ? 2 : 1), measurePresses),
    lighthouse: async () => {
      if (await findLighthouse())
        await measureTargets(samples, compared, Math.min(loads, there ? 3 : 1), lighthouseScore);
    },
  };
  for (const part of parts) await timed(part, measures[part]);
  console.log('\nMedian (least–most) of all loads. CPU by the clock of the main thread, KB of 1,024 bytes');
  console.table({
    ...tableOf(samples, here.name),
    ...(bundle && taxOf(samples, [here.name, bundle.name])),
  });
  if (there) {
    console.log(`\n${here.name} beside ${there.name}: ratio of the two, by Hodges-Lehmann and Mann-Whitney`);
    for (const page of pageNames) {
      console.log(page);
      console.table(comparisonOf(samples, [here.name, there.name], page));
    }
  }
  console.log(`It took: ${took.join(', ')}.`);
} finally {
  await targets.stop();
}
