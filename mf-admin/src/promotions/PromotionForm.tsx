import { useEffect, useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useChange, useNavigate } from '@shop/kernel/routing';
import { ActionForm, Alert, Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { istMinute } from '../dates/istMinute';
import { formTexts } from '../forms/formText';
import { adminPaths } from '../layout/adminPaths';
import { ButtonRow } from '../panel/ButtonRow';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { useUnsaved } from '../unsaved/useUnsaved';
import { OfferFields } from './OfferFields';
import { promotionFields } from './promotionFields';
import { PromotionPreview } from './PromotionPreview';
import { isOnOrder, type PromotionRecord } from './promotionRecord';
import { ScopeFields } from './ScopeFields';
import { TermFields } from './TermFields';
import { WhenFields } from './WhenFields';

interface Props {
  /** To be changed, or what a new one begins from. */
  promotion: PromotionRecord | undefined;
  isNew: boolean;
  taxonomy: Taxonomy;
  /** Hears that something is changed and not saved yet. */
  onBegin: () => void;
}

/** Makes a promotion, or changes one: orders keep what they got. Days and times are India's. */
export function PromotionForm({ promotion, isNew, taxonomy, onBegin }: Props) {
  const call = useChange({ describe: staffFailure, fields: promotionFields });
  const navigate = useNavigate();
  const [now] = useState(() => istMinute(Date.now()));
  const [kind, setKind] = useState(promotion?.kind ?? 'percent');
  const [scope, setScope] = useState(promotion?.scope ?? 'all');
  const [ids, setIds] = useState<readonly string[]>(promotion?.scope_ids ?? []);
  const [audience, setAudience] = useState(promotion?.audience ?? 'everyone');
  const [dirty, setDirty] = useState(false);
  const [saved, setSaved] = useState(false);
  useUnsaved(dirty && !saved, promotion?.title ?? 'the new promotion');

  // Only after the guard has let go of the saved form.
  useEffect(() => {
    if (saved) void navigate(adminPaths.section('promotions'));
  }, [saved, navigate]);

  const readForm = (): Record<string, string | boolean | string[]> => {
    const form = new FormData(call.formRef.current ?? undefined);
    return {
      ...formTexts(form),
      scope: isOnOrder(kind) ? 'all' : scope,
      scope_ids: isOnOrder(kind) ? [] : [...ids],
      active: form.has('active'),
      alone: form.has('alone'),
    };
  };
  const save = async () => {
    const draft = {
      ...readForm(),
      ...(!isNew && promotion && { id: promotion.id, version: promotion.version }),
    };
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_promotion', { p_promotion: draft })),
      'The promotion is saved',
    );
    if (done) setSaved(true);
  };
  const begin = () => {
    setDirty(true);
    onBegin();
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      begin();
    };
  const fields = { promotion, errors: call.errors };

  return (
    <ActionForm action={call} onSubmit={save} onChange={begin}>
      <Alert tone="error">{call.problem}</Alert>
      <TwoColumns>
        <Stack>
          <OfferFields
            title={isNew && promotion ? `${promotion.title} again`.slice(0, 60) : promotion?.title}
            kind={kind}
            onKind={change(setKind)}
            {...fields}
          />
          {!isOnOrder(kind) && (
            <ScopeFields
              taxonomy={taxonomy}
              scope={scope}
              ids={ids}
              onScope={(chosen) => {
                setScope(chosen);
                setIds([]);
                begin();
              }}
              onIds={(chosen) => {
                setIds(chosen);
                begin();
                call.mend('scope_ids');
              }}
              {...fields}
            />
          )}
          <WhenFields isNew={isNew} now={now} {...fields} />
        </Stack>
        <Stack>
          <TermFields audience={audience} onAudience={change(setAudience)} {...fields} />
          <PromotionPreview readForm={readForm} />
        </Stack>
      </TwoColumns>
      <ButtonRow>
        <Button type="submit" $busy={call.busy}>
          Save promotion
        </Button>
        {dirty && <span>Not saved yet{!isNew && '; its steps wait until it is'}.</span>}
      </ButtonRow>
    </ActionForm>
  );
}
