import { availableParallelism } from 'node:os';
import type { TestBackendOptions } from '@shop/supabase-local/testing';
import { endOnSignals, startPostgres, stopPostgres } from '@shop/test-databases';
import { backendFamilies, webFamilies } from './families';
import { type Family, type Findings, fuzzFamily } from './fuzzFamily';
import { readOptions } from './readOptions';
import { problemsOf, toTable } from './report';
import { startShopBackend } from './shopBackend';
import type { Target } from './target';
import { startWebServer } from './webServer';

type Engine = NonNullable<TestBackendOptions['engine']>;

endOnSignals();
const known = [...backendFamilies, ...webFamilies].map(({ name }) => name);
const { calls, seed, family: chosenFamily, engine: chosenEngine } = readOptions(process.argv.slice(2));
if (chosenEngine !== 'pglite') await startPostgres();
const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
const chosenEngines = engines.filter((engine) => (chosenEngine ?? engine) === engine);
const isChosen = ({ name }: { name: string }) => (chosenFamily ?? name) === name;

if (chosenEngines.length === 0) throw new Error('There is no PostgreSQL here. Install version 15 or newer.');

const rows: { engine: string; findings: Findings }[] = [];

/** `calls` are made in all, as many of each family. */
const share = Math.ceil(calls / known.filter((name) => isChosen({ name })).length);

async function fuzzAll<Place extends Target>(families: Family<Place>[], place: Place, engine: string) {
  for (const family of families.filter(isChosen)) {
    const started = performance.now();
    const findings = await fuzzFamily(family, place, {
      calls: share,
      seed,
      concurrency: 4 * availableParallelism(),
    });
    rows.push({ engine, findings });
    for (const problem of problemsOf(findings)) console.log(problem);
    console.log(
      `${family.name} on ${engine}: ${findings.calls} calls in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    if (findings.crashed) return;
  }
}

console.log(`Seed ${seed}`);
for (const engine of chosenEngines) {
  const shop = await startShopBackend(engine);
  await fuzzAll(backendFamilies, shop, engine);
  if (engine === chosenEngines[0] && webFamilies.some(isChosen)) {
    const web = await startWebServer(shop);
    await fuzzAll(webFamilies, web, engine);
    await web.stop();
  }
  await shop.stop();
}
console.log(`\n${toTable(rows)}`);
process.exitCode = rows.some(({ findings }) => problemsOf(findings).length > 0) ? 1 : 0;
await stopPostgres();
