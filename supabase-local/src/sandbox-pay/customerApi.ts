import { Hono } from 'hono';
import type { Database } from '../db/database';
import { refuse, unknownId } from './apiError';
import { jsonRows } from './books';
import {
  createCustomer,
  type Customer,
  deleteToken,
  findCustomer,
  findSameCustomer,
  findTokens,
} from './customers';
import { type Body, pageOf, readBody, readNotes, readPaging, type WrongField } from './readApiRequest';
import { collection, customerEntity, tokenEntity } from './wire';

/** `/v1/customers`: who pays again and again, and the tokens of their cards. */
export function createCustomerApi(db: Database): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const body = await readBody(c);
    const details = readDetails(body);
    if ('problem' in details) return refuse(c, details.problem, { field: details.field });
    const created = await createCustomer(db, details);
    if (created) return c.json(customerEntity(created));
    const same = ['0', 0, false].includes(body.fail_existing as string | number | boolean)
      ? await findSameCustomer(db, details)
      : undefined;
    return same ? c.json(customerEntity(same)) : refuse(c, 'Customer already exists for the merchant');
  });
  routes.get('/', async (c) => {
    const paging = readPaging(c);
    if ('problem' in paging) return refuse(c, paging.problem, { field: paging.field });
    const { from, to, count, skip } = paging;
    const select = `select * from sandbox_pay.customers c ${pageOf('c')} order by c.created_at desc, c.id limit $3 offset $4`;
    return c.json(
      collection((await jsonRows<Customer>(db, select, [from, to, count, skip])).map(customerEntity)),
    );
  });
  routes.get('/:id', async (c) => {
    const customer = await findCustomer(db, c.req.param('id'));
    return customer ? c.json(customerEntity(customer)) : unknownId(c);
  });
  routes.get('/:id/tokens', async (c) => {
    const customer = await findCustomer(db, c.req.param('id'));
    return customer ? c.json(collection((await findTokens(db, customer.id)).map(tokenEntity))) : unknownId(c);
  });
  routes.get('/:id/tokens/:token', async (c) => {
    const customer = await findCustomer(db, c.req.param('id'));
    const token =
      customer && (await findTokens(db, customer.id)).find(({ id }) => id === c.req.param('token'));
    return token ? c.json(tokenEntity(token)) : unknownId(c);
  });
  routes.delete('/:id/tokens/:token', async (c) =>
    (await deleteToken(db, c.req.param('id'), c.req.param('token')))
      ? c.json({ deleted: true })
      : unknownId(c),
  );
  return routes;
}

function readDetails(body: Body): Omit<Customer, 'id' | 'created_at'> | WrongField {
  const { name = null, email = null, contact = null } = body;
  if (name !== null && (typeof name !== 'string' || name.length < 3 || name.length > 50))
    return { field: 'name', problem: 'The name must be between 3 and 50 characters.' };
  if (email !== null && (typeof email !== 'string' || !/^\S+@\S+\.\S+$/.test(email) || email.length > 64))
    return { field: 'email', problem: 'The email must be a valid email address.' };
  if (contact !== null && !/^\+?\d{8,15}$/.test(String(contact)))
    return {
      field: 'contact',
      problem: 'Contact number should be at least 8 digits, including country code',
    };
  const notes = readNotes(body.notes);
  if (!notes) return { field: 'notes', problem: 'The notes must be at most 15 pairs of 256 characters.' };
  return { name, email, contact: contact === null ? null : String(contact), notes };
}
