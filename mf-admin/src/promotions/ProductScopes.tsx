import type { Taxonomy } from '../taxonomy/taxonomy';
import { isOnOrder, type PromotionRecord, type ScopeChoice, scopeNames } from './promotionRecord';
import { ScopeFields } from './ScopeFields';

interface Props {
  kind: PromotionRecord['kind'];
  taxonomy: Taxonomy;
  collections: readonly { id: string; title: string }[];
  bought: ScopeChoice;
  given: ScopeChoice;
  errors: Partial<Record<'scope_ids' | 'get_scope_ids', string>>;
  onBought: (chosen: ScopeChoice) => void;
  onGiven: (chosen: ScopeChoice) => void;
}

/** On which products a promotion is, and which it gives; one on the order is on all of them. */
export function ProductScopes({ kind, bought, given, errors, onBought, onGiven, ...offered }: Props) {
  if (isOnOrder(kind)) return null;
  return (
    <>
      <ScopeFields
        title="On which products"
        name="scope"
        label={kind === 'buy_get' ? 'Products that are bought' : 'Products'}
        scopes={scopeNames}
        {...offered}
        choice={bought}
        error={errors.scope_ids}
        onChange={onBought}
      />
      {kind === 'buy_get' && (
        <ScopeFields
          title="What they get"
          name="get_scope"
          label="Pieces that come with it"
          hint="Of other products the dearest pieces are given. What is in both counts as bought."
          scopes={{ '': 'The same products, the cheapest of each group', ...scopeNames }}
          {...offered}
          choice={given}
          error={errors.get_scope_ids}
          onChange={onGiven}
        />
      )}
    </>
  );
}
