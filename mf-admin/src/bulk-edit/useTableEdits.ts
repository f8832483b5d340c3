import { useState } from 'react';
import { type Database, unwrap } from '@shop/kernel/data';
import { useBulkRun } from '../table/selection/useBulkRun';
import { type Change, changesOf, type EditableProduct, noDrafts, withoutSent } from './cells';
import { saveEdits, type SaveReport } from './saveEdits';

type Products = readonly EditableProduct[];

/**
 * What is typed over these products, and its saves. What was saved stays in its cells until the products come loaded again, by
 * which it is known: React shows what two transitions bring in an order of its own, so that the one could be shown without the
 * other, and the old values be seen and changed.
 */
export function useTableEdits(products: Products) {
  const bulk = useBulkRun<unknown>();
  const [drafts, setDrafts] = useState(noDrafts);
  const [saved, setSaved] = useState<SaveReport>();
  const [sent, setSent] = useState<{ changes: readonly Change[]; of: Products }>();
  const [unknown, setUnknown] = useState<Products>();
  const changes = changesOf(products, sent ? withoutSent(drafts, sent.changes) : drafts);

  if (sent && sent.of !== products) {
    setSent(undefined);
    setDrafts(withoutSent(drafts, sent.changes));
  }

  return {
    ...{ bulk, drafts, setDrafts, changes, saved },
    /** The shop did not answer: what of these products is saved is not known before they are loaded again. */
    isStale: unknown === products,
    /** What is shown is as it was before the last save. */
    isBehind: unknown === products || sent !== undefined,
    save: async (reason: string) => {
      let settle = () => {};
      const done = await bulk.start(async (run) => {
        const report = await saveEdits(run, changes, reason);
        const failed = new Set(report.failures.map(({ key }) => key));
        settle = () => {
          setSaved(report);
          setSent({ changes: changes.filter(({ product }) => !failed.has(product.id)), of: products });
        };
        if (report.isBroken) await reach(run.db);
        return report;
      });
      settle();
      if (!done) setUnknown(products);
    },
    loadAgain: () => bulk.start(({ db }) => reach(db)),
  };
}

/** Throws when the shop does not answer: loading the page again would lose what is typed in it. */
const reach = (db: Database) => unwrap(db.rpc('get_editable_products', { p_ids: [] }));
