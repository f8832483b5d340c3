import type { Database } from '@shop/kernel/data';
import { printPapers } from './printPapers';

/** Refuses, as the function does, as long as an order is asked for that has no paper. */
function paperDesk(without: readonly string[]) {
  const printed: string[][] = [];
  const invoke = async (_: string, { body }: { body: { orders: string[] } }) => {
    const numbers = body.orders.filter((number) => without.includes(number));
    if (numbers.length === 0) {
      printed.push(body.orders);
      return { data: new Blob(['%PDF']), error: null };
    }
    const refusal = {
      code: 'PT409',
      hint: 'NO_PAPER',
      message: 'Without',
      details: JSON.stringify({ numbers }),
    };
    return { data: null, error: { context: Response.json(refusal, { status: 409 }) } };
  };
  const db = { functions: { invoke } } as unknown as Database;
  return { printed, run: { db, onProgress: () => undefined, isStopped: () => false } };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
});

test('those that have an invoice are printed, and each of the others is named with its own reason', async () => {
  const { run, printed } = paperDesk(['TD2', 'TD4']);
  const report = await printPapers(run, 'invoices', ['TD1', 'TD2', 'TD3', 'TD4']);
  expect(printed).toEqual([['TD1', 'TD3']]);
  expect(report).toMatchObject({
    text: '2 of 4 invoices are ready to print.',
    done: ['TD1', 'TD3'],
    failures: [
      { name: 'TD2', reason: 'It has no invoice until it is shipped.' },
      { name: 'TD4', reason: 'It has no invoice until it is shipped.' },
    ],
  });
});

test('one paper is told as one', async () => {
  const { run } = paperDesk(['TD2']);
  const textOf = async (numbers: string[]) => (await printPapers(run, 'labels', numbers)).text;
  expect(await textOf(['TD1'])).toBe('1 of 1 shipping label is ready to print.');
  expect(await textOf(['TD1', 'TD2'])).toBe('1 of 2 shipping labels is ready to print.');
});

test('where none has a paper, nothing is printed', async () => {
  const { run, printed } = paperDesk(['TD1', 'TD2']);
  const report = await printPapers(run, 'labels', ['TD1', 'TD2']);
  expect(printed).toEqual([]);
  expect(report).toMatchObject({ text: '0 of 2 shipping labels are ready to print.', done: [] });
  expect(report.failures.map(({ reason }) => reason)).toEqual(Array(2).fill('Nothing is sent for it.'));
});
