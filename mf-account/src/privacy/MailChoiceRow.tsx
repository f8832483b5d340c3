import { useState } from 'react';
import { useChange } from '@shop/kernel/routing';
import { CheckboxField } from '@shop/ui';
import { type MailChoice, mailTexts, setMailChoice } from './mailChoices';
import { RowDetail, RowName, SettingRow } from './settingRows';

/** One kind of mail with its box. The tick shows at once and goes back when it could not be kept. */
export function MailChoiceRow({ choice: { kind, wanted } }: { choice: MailChoice }) {
  const [pending, setPending] = useState<boolean>();
  const change = useChange({
    inToast: true,
    describe: () => 'Your choice could not be saved. Please try again.',
  });
  const { label, text } = mailTexts[kind];

  const handleChange = async (next: boolean) => {
    if (change.busy) return;
    setPending(next);
    await change.run(
      (db) => setMailChoice(db, kind, next),
      next ? `${label}: these mails come to you.` : `${label}: these mails are stopped.`,
    );
    setPending(undefined);
  };

  return (
    <SettingRow>
      <CheckboxField
        name={kind}
        checked={pending ?? wanted}
        aria-busy={change.busy}
        onChange={(event) => void handleChange(event.currentTarget.checked)}
        label={
          <>
            <RowName as="span">{label}</RowName>
            <RowDetail as="span">{text}</RowDetail>
          </>
        }
      />
    </SettingRow>
  );
}
