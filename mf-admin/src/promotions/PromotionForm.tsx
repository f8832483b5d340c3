import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useNavigate } from '@shop/kernel/routing';
import { ActionForm, Alert, Button } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formTexts } from '../forms/formText';
import { adminPaths } from '../layout/adminPaths';
import { ButtonRow } from '../panel/ButtonRow';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { useEdits } from '../unsaved/useEdits';
import { useSaves, versionOf } from '../unsaved/useSaves';
import { OfferFields } from './OfferFields';
import { ProductScopes } from './ProductScopes';
import { promotionFields } from './promotionFields';
import { PromotionPreview } from './PromotionPreview';
import { isOnOrder, type PromotionRecord, type ScopeChoice } from './promotionRecord';
import { TermFields } from './TermFields';
import { WhenFields } from './WhenFields';

interface Props {
  /** To be changed, or what a new one begins from. */
  promotion: PromotionRecord | undefined;
  isNew: boolean;
  taxonomy: Taxonomy;
  collections: readonly { id: string; title: string }[];
  /** Hears that something is changed and not saved yet. */
  onBegin: () => void;
}

/** Makes a promotion, or changes one: orders keep what they got. Days and times are India's. */
export function PromotionForm({ promotion, isNew, taxonomy, collections, onBegin }: Props) {
  const call = useStaffChange({ fields: promotionFields });
  const navigate = useNavigate();
  const [now] = useState(() => formatDate(Date.now(), 'isoMinute'));
  const [kind, setKind] = useState(promotion?.kind ?? 'percent');
  const [scope, setScope] = useState(() =>
    scopeOf(promotion, promotion?.scope ?? 'all', promotion?.scope_ids),
  );
  const [given, setGiven] = useState(() =>
    scopeOf(promotion, promotion?.get_scope ?? '', promotion?.get_scope_ids),
  );
  const [audience, setAudience] = useState(promotion?.audience ?? 'everyone');
  const edits = useEdits(promotion?.title ?? 'the new promotion', promotion?.version);
  const [changes, setChanges] = useState(0);
  const saves = useSaves(
    edits,
    promotion && !isNew ? versionOf(promotion) : undefined,
    () => void navigate(adminPaths.section('promotions')),
  );

  const readForm = (): Record<string, string | boolean | string[]> => {
    const form = new FormData(call.formRef.current ?? undefined);
    return {
      ...formTexts(form),
      get_scope: given.scope,
      get_scope_ids: [...given.ids],
      scope: isOnOrder(kind) ? 'all' : scope.scope,
      scope_ids: isOnOrder(kind) ? [] : [...scope.ids],
      active: form.has('active'),
      alone: form.has('alone'),
    };
  };
  const save = async () => {
    const draft = { ...readForm(), ...saves.known };
    const settle = saves.send();
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_promotion', { p_promotion: draft })),
      'The promotion is saved',
    );
    if (outcome.done) settle(versionOf(outcome.value));
    else saves.hear(outcome.failure, call);
  };
  const begin = () => {
    edits.touch();
    setChanges((count) => count + 1);
    onBegin();
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      begin();
    };
  const changeScope =
    (field: 'scope_ids' | 'get_scope_ids', set: (scope: ScopeChoice) => void) => (chosen: ScopeChoice) => {
      set(chosen);
      begin();
      call.mend(field);
    };
  const fields = { promotion, errors: call.errors };

  return (
    <ActionForm action={call} onSubmit={save} onChange={begin}>
      <Alert tone="error">{call.problem}</Alert>
      <TwoColumns>
        <Stack>
          <OfferFields
            title={isNew && promotion ? titleOfDuplicate(promotion.title) : promotion?.title}
            kind={kind}
            onKind={change(setKind)}
            {...fields}
          />
          <ProductScopes
            kind={kind}
            taxonomy={taxonomy}
            collections={collections}
            bought={scope}
            given={given}
            errors={call.errors}
            onBought={changeScope('scope_ids', setScope)}
            onGiven={changeScope('get_scope_ids', setGiven)}
          />
          <WhenFields isNew={isNew} now={now} {...fields} />
        </Stack>
        <Stack>
          <TermFields audience={audience} onAudience={change(setAudience)} {...fields} />
          {/* What was tried before a change says nothing of what is saved. */}
          <PromotionPreview key={changes} readForm={readForm} />
        </Stack>
      </TwoColumns>
      <ButtonRow>
        <Button type="submit" $busy={call.busy}>
          Save promotion
        </Button>
        {edits.dirty && <span>Not saved yet{!isNew && '; its steps wait until it is'}.</span>}
      </ButtonRow>
    </ActionForm>
  );
}

/** What the form begins with: the products among these ids are named. */
const scopeOf = (
  promotion: PromotionRecord | undefined,
  scope: ScopeChoice['scope'],
  ids: ScopeChoice['ids'] = [],
): ScopeChoice => ({
  scope,
  ids,
  products: promotion?.products.filter(({ id }) => ids.includes(id)) ?? [],
});

/** As long as its field lets it be, and never with half a character (an emoji is two units of 60) at its end. */
const titleOfDuplicate = (title: string) => `${title} again`.slice(0, 60).replace(/[\uD800-\uDBFF]$/, '');
