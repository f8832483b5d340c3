import { readAddress } from '@shop/kernel/domain';

/** How the shop and the courier reach a guest. */
export interface Contact {
  email: string;
  /** Ten digits. */
  phone: string;
}

export const contactFields = ['email', 'phone'] as const;

/** As `private.has_shape` in SQL has it; both run `guest.vectors.json`. */
const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** Characters of an address that mail servers take (RFC 5321). */
const longestEmail = 254;

/** What a guest typed, and what is wrong with it by field. */
export function readContact(fields: FormData): {
  typed: Contact;
  errors: Partial<Record<keyof Contact, string>>;
} {
  const given = fields.get('email');
  const email = typeof given === 'string' ? given.trim() : '';
  const { typed, errors } = readAddress(fields);
  const isEmail = email.length <= longestEmail && emailPattern.test(email);
  return {
    typed: { email, phone: typed.phone },
    errors: {
      ...(!isEmail && { email: 'Enter your e-mail address, such as name@example.com' }),
      ...(errors.phone && { phone: errors.phone }),
    },
  };
}
