import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { readPan } from './readPan';

const wrong = 'Enter the 10 characters of your PAN, such as ABCPK1234M';

/** The number by which tax on commissions is credited to its owner; without it the law keeps more. */
export function PanCard({ pan }: { pan: string | null }) {
  const action = useChange({ fields: ['pan'] });
  const save = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('pan');
    const read = readPan(typeof typed === 'string' ? typed : '');
    if (!action.check(read ? {} : { pan: wrong }) || !read) return;
    const { done } = await action.run(
      (db) => unwrap(db.rpc('save_pan', { p_pan: read })),
      'Your PAN is saved.',
    );
    if (done) form.reset();
  };
  return (
    <Surface>
      <CardHeading>Tax on commissions</CardHeading>
      <ActionForm action={action} noValidate onSubmit={save}>
        <p>
          Once commissions of a financial year are above the limit of section 194H, we keep tax and pay it to
          the tax office under your PAN, where you can claim it. Without a PAN the law has us keep 20%.
        </p>
        <Alert tone="success">{pan && `We have your PAN: ${pan}`}</Alert>
        <Alert tone="error">{action.problem}</Alert>
        <TextField
          label={pan ? 'Another PAN' : 'PAN'}
          name="pan"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Only those who pay affiliates can read it."
          error={action.errors.pan}
          onInput={() => action.mend('pan')}
          required
        />
        <div>
          <Button type="submit" $variant="secondary" $busy={action.busy}>
            Save PAN
          </Button>
        </div>
      </ActionForm>
    </Surface>
  );
}
