import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { Rebuilt } from '../forms/Rebuilt';
import { adminPaths } from '../layout/adminPaths';
import { readId } from '../layout/readId';
import { SectionPage } from '../layout/SectionPage';
import { fetchTaxonomy } from '../taxonomy/fetchTaxonomy';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { PromotionForm } from './PromotionForm';
import { type PromotionRecord, standings } from './promotionRecord';
import { PromotionSteps } from './PromotionSteps';

interface Loaded {
  /** To be changed, or to begin a new one from. */
  promotion: PromotionRecord | null;
  isNew: boolean;
  taxonomy: Taxonomy;
  collections: { id: string; title: string }[];
}

export const loader = staffLoader(async ({ db, params, query }): Promise<Loaded> => {
  const isNew = params.promotionId === 'new';
  const id = isNew ? query.get('from') : params.promotionId;
  const [promotion, taxonomy, collections] = await Promise.all([
    id ? unwrap(db.rpc('get_admin_promotion', { p_id: readId(id) })) : null,
    fetchTaxonomy(db),
    unwrap(db.rpc('list_collection_names')),
  ]);
  return { promotion, isNew, taxonomy, collections };
});

export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  return loaded && <Editor key={`${loaded.isNew ? 'new ' : ''}${loaded.promotion?.id ?? ''}`} {...loaded} />;
}

function Editor({ promotion, isNew, taxonomy, collections }: Loaded) {
  // What somebody has begun to change stays as they opened it, whatever the page reads again meanwhile.
  const [begun, setBegun] = useState<PromotionRecord>();
  const opened = begun ?? promotion ?? undefined;
  return (
    <SectionPage
      title={isNew ? 'New promotion' : (promotion?.title ?? '')}
      back={<Link to={adminPaths.section('promotions')}>← All promotions</Link>}
      actions={
        !isNew &&
        promotion && (
          <>
            <Badge $tone={standings[promotion.stands].tone}>{standings[promotion.stands].label}</Badge>
            <PromotionSteps promotion={promotion} disabled={begun !== undefined} />
          </>
        )
      }
    >
      <Rebuilt version={opened?.version}>
        <PromotionForm
          promotion={opened}
          isNew={isNew}
          taxonomy={taxonomy}
          collections={collections}
          onBegin={() => setBegun(opened)}
        />
      </Rebuilt>
    </SectionPage>
  );
}
