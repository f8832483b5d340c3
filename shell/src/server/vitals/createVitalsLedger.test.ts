import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vitalEdges } from '@shop/registry';
import type { VitalCount } from './createVitalCounts';
import { createVitalsLedger, type TrialKey } from './createVitalsLedger';

const trial: TrialKey = { remote: 'mf-cart', trial: '2026-11-22T10:00:00.000Z' };
const of = { ...trial, version: '2', page: 'mf-cart/cart' };

/** A database that counts every batch once, and loses the answers that it is told to. */
function createDatabase() {
  const batches = new Map<string, VitalCount[]>();
  const behaviour = { isAway: false, losesAnswer: false };
  const write = (batch: string, rows: VitalCount[], trials: TrialKey[]) => {
    if (behaviour.isAway) return Promise.reject(new Error('nobody answers'));
    if (rows.length > 0) batches.set(batch, structuredClone(rows));
    if (behaviour.losesAnswer) return Promise.reject(new Error('the answer got lost'));
    const kept = [...batches.values()].flat();
    return Promise.resolve(
      kept.filter((row) => trials.some((asked) => asked.remote === row.remote && asked.trial === row.trial)),
    );
  };
  const countOf = (measure: string) =>
    [...batches.values()].flat().reduce((sum, row) => (row.measure === measure ? sum + row.count : sum), 0);
  return { write, behaviour, countOf, batches };
}

function open(database = createDatabase()) {
  const problems: string[] = [];
  const ledger = createVitalsLedger(database.write, (problem) => problems.push(problem));
  const visit = () => ledger.counts.add(of, 'visits');
  return { ledger, visit, problems, ...database };
}

test('what was counted is written once, and judged at once', async () => {
  const { ledger, visit, countOf } = open();
  visit();
  visit();
  ledger.counts.add(of, 'lcp', 4);
  expect(ledger.figuresOf(trial, '2')).toMatchObject({ visits: 2, failedVisits: 0 });
  await ledger.write([trial]);
  expect(countOf('visits')).toBe(2);
  visit();
  const figures = ledger.figuresOf(trial, '2');
  expect(figures.visits).toBe(3);
  expect(figures.lcp[4]).toBe(1);
  expect(ledger.figuresOf(trial, '1').visits).toBe(0);
});

test('what others have counted counts, too', async () => {
  const database = createDatabase();
  const [one, other] = [open(database), open(database)];
  one.visit();
  other.visit();
  await one.ledger.write([trial]);
  await other.ledger.write([trial]);
  expect(other.ledger.figuresOf(trial, '2').visits).toBe(2);
});

test('while the database is away nothing is lost, and trials are judged all the same', async () => {
  const { ledger, visit, behaviour, countOf, problems } = open();
  behaviour.isAway = true;
  for (let round = 1; round <= 3; round += 1) {
    visit();
    await ledger.write([trial]);
    expect(ledger.figuresOf(trial, '2').visits).toBe(round);
  }
  expect(problems).toEqual(['Vitals wait until they can be written: nobody answers']);
  behaviour.isAway = false;
  await ledger.write([trial]);
  await ledger.write([trial]);
  expect(countOf('visits')).toBe(3);
  expect(ledger.figuresOf(trial, '2').visits).toBe(3);
  expect(problems.at(-1)).toBe('Vitals are written again');
});

test('a batch whose answer got lost counts once', async () => {
  const { ledger, visit, behaviour, countOf, batches } = open();
  behaviour.losesAnswer = true;
  visit();
  await ledger.write([trial]);
  behaviour.losesAnswer = false;
  await ledger.write([trial]);
  expect(batches.size).toBe(1);
  expect(countOf('visits')).toBe(1);
});

test('a long absence costs minutes and kinds of pages, and no visit of a trial', async () => {
  const { ledger, behaviour, batches } = open();
  behaviour.isAway = true;
  for (let page = 0; page < 5000; page += 1) ledger.counts.add({ ...of, page: `mf-cart/${page}` }, 'visits');
  expect(ledger.figuresOf(trial, '2').visits).toBe(5000);
  behaviour.isAway = false;
  await ledger.write([trial]);
  expect([...batches.values()].flat().length).toBeLessThanOrEqual(2000);
  expect(ledger.figuresOf(trial, '2').visits).toBe(5000);
});

test('without a database a trial is judged by what this server counted, and nothing else is kept', async () => {
  const ledger = createVitalsLedger(undefined, () => undefined);
  ledger.counts.add(of, 'visits');
  ledger.counts.add({ ...of, trial: '' }, 'visits');
  await ledger.write([trial]);
  expect(ledger.figuresOf(trial, '2').visits).toBe(1);
  expect(ledger.figuresOf({ ...trial, trial: '' }, '2').visits).toBe(0);
});

test('no more visits fail than there were', () => {
  const { ledger, visit } = open();
  visit();
  for (let lie = 0; lie < 9; lie += 1) ledger.counts.add(of, 'failedVisits');
  expect(ledger.figuresOf(trial, '2')).toMatchObject({ visits: 1, failedVisits: 1 });
});

test('the database has the same buckets', () => {
  const folder = path.resolve(__dirname, '../../../../supabase/migrations');
  const sql = readFileSync(path.join(folder, '20261122031000_vitals.sql'), 'utf8');
  for (const [vital, edges] of Object.entries(vitalEdges)) {
    const [, list = ''] = new RegExp(`when '${vital}' then array\\[(.*?)\\]`).exec(sql) ?? [];
    expect(list.split(', ').map(Number)).toEqual(edges);
  }
});
