import { people } from './people';
import type { Customer } from './planPeople';
import { type Actor, day, hour, minute, type Stage } from './stage';
import { applications, bulkInquiries, questions } from './words';

interface Scene {
  now: number;
  admin: Actor;
  cast: readonly Customer[];
}

/** As a person takes to fill in a form. */
const guard = { fax: '', elapsed_ms: 21_000 };

/** Questions, wishes for many pieces, applications and newsletter addresses, answered and open. */
export function planInquiries(stage: Stage, { now, admin, cast }: Scene): void {
  for (const { ago, who, ...question } of questions) {
    const at = now - ago * day;
    const customer = cast[who];
    const name = people[who]?.name ?? '';
    if (!customer) continue;
    const key = crypto.randomUUID();
    const { subject, message } = question;
    const channel = 'channel' in question ? question.channel : 'form';
    stage.plan(at, () =>
      stage.call(customer, 'send_contact_message', {
        p_message: { ...guard, name, email: customer.email, subject, message, channel },
        p_submission_id: key,
      }),
    );
    if (!('reply' in question)) continue;
    stage.plan(at + 9 * hour, () =>
      stage.ask(admin, `select public.reply_inquiry('contact', (${idOf('contact_messages')}), $2, $3, $4)`, [
        key,
        question.reply,
        question.status,
        crypto.randomUUID(),
      ]),
    );
  }
  planForms(stage, { now, admin });
  planNewsletter(stage, now);
}

const idOf = (table: string) => `select i.id from public.${table} i where i.submission_id = $1`;

function planForms(stage: Stage, { now, admin }: Omit<Scene, 'cast'>): void {
  const forms = [
    ...bulkInquiries.map((fields) => ({
      ...{ fields, form: 'bulk', table: 'bulk_inquiries', call: 'request_bulk_quote', input: 'p_inquiry' },
    })),
    ...applications.map((fields) => ({
      ...{
        fields,
        form: 'vendor',
        table: 'vendor_applications',
        call: 'apply_as_vendor',
        input: 'p_application',
      },
    })),
  ];
  for (const [index, { fields, form, table, call, input }] of forms.entries()) {
    const { ago, ...typed } = fields;
    const key = crypto.randomUUID();
    const email = `${typed.contactPerson.toLowerCase().replaceAll(' ', '.')}@mail.example`;
    const phone = `91${String(50_031_170 + index * 104_729)}`;
    stage.plan(now - ago * day, () =>
      stage.call('service', call, { [input]: { ...guard, ...typed, email, phone }, p_submission_id: key }),
    );
    if (!('status' in fields)) continue;
    stage.plan(now - ago * day + 30 * hour, () =>
      stage.ask(admin, `select public.set_inquiry_status($2, (${idOf(table)}), $3)`, [
        key,
        form,
        fields.status,
      ]),
    );
  }
}

/** Five who asked for letters; the last has not confirmed yet. */
function planNewsletter(stage: Stage, now: number): void {
  for (const [index, name] of ['rekha', 'sameer', 'anjali', 'bhavesh', 'yash'].entries()) {
    const at = now - (64 - index * 15) * day;
    const email = `${name}@letters.example`;
    stage.plan(at, () =>
      stage.call('service', 'subscribe_newsletter', {
        ...{ p_email: email, p_consent_version: '2025-10-01', p_elapsed_ms: guard.elapsed_ms },
      }),
    );
    if (index === 4) return;
    stage.plan(at + 20 * minute, () =>
      stage.ask(
        'service',
        `select public.confirm_newsletter((
           select o.payload ->> 'token' from private.outbox o where o.recipient = $1 order by o.id limit 1
         ))`,
        [email],
      ),
    );
  }
}
