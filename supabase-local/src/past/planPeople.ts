import { addressOf, people } from './people';
import { day, hour, minute, type Stage } from './stage';

/** A customer with an account. Empty until the moment at which it was opened has been played. */
export interface Customer {
  id: string;
  email: string;
  addressId: string;
  /** A UPI ID that the bank has confirmed, where there is one. */
  vpa?: string;
}

/** Whose UPI ID is confirmed: affiliates are paid there, and cash can go back there. */
const withVpa = new Set([1, 7, 12, 14, 20]);

/** Plans the customers' accounts, each with an address. */
export function planPeople(stage: Stage, now: number): Customer[] {
  return people.map((person, index) => {
    const email = addressOf(person);
    const customer: Customer = { id: '', email, addressId: '' };
    const at = now - person.joined * day - (index % 7) * hour;
    stage.plan(at, async () => {
      customer.id = await stage.ask<string>('service', openAccount, [
        email,
        JSON.stringify({ full_name: person.name, email_verified: true }),
      ]);
    });
    stage.plan(at + 5 * minute, async () => {
      await stage.ask(customer, 'select public.update_profile($1, $2)', [person.name, person.phone]);
      customer.addressId = await stage.ask<string>(customer, `select (public.save_address($1)).id as value`, [
        {
          ...{ type: 'home', name: person.name, phone: person.phone, address: person.street },
          ...{ city: person.city, state: person.state, pincode: person.pin },
        },
      ]);
    });
    if (withVpa.has(index)) planVpa(stage, at + hour, customer, person.name);
    return customer;
  });
}

function planVpa(stage: Stage, at: number, customer: Customer, name: string): void {
  stage.plan(at, async () => {
    customer.vpa = `${customer.email.split('@')[0]}@okbank`.replaceAll('.', '');
    const id = await stage.ask<string>(customer, 'select (public.save_vpa($1)).id as value', [customer.vpa]);
    await stage.ask(customer, `select public.finish_vpa_verification($1, $2, 'verified', $3)`, [
      customer.id,
      id,
      name,
    ]);
  });
}

/** As the authentication service makes one whose address was confirmed; without a password nobody signs in. */
const openAccount = `
  with account as (
    insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ($1, '', now(), '{"provider": "email", "providers": ["email"]}', $2::text::jsonb) returning id, email
  ), identity as (
    insert into auth.identities (provider_id, user_id, identity_data, provider)
    select a.id::text, a.id, jsonb_build_object('sub', a.id, 'email', a.email, 'email_verified', true), 'email'
    from account a
  )
  select id as value from account`;
