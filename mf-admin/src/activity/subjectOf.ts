import { formatRupees, lookUp } from '@shop/kernel/domain';
import { counted } from '../counted/counted';
import { adminPaths } from '../layout/adminPaths';
import { kindText } from '../mail/mailRecord';
import { stateText } from '../states/stateText';
import { type ActionRecord, fieldsOf } from './changesOf';

interface Subject {
  /** As a person would call it. */
  text: string;
  /** Where it is looked at; nowhere what is no more, and what was never one thing. */
  path?: string;
}

const listOf = (section: string, words: string) =>
  `${adminPaths.section(section)}?${new URLSearchParams({ q: words })}`;

/** The log knows accounts, invitations and drafts by their ids alone: names would outlive whom they belong to. */
const isId = (target: string) => /^[0-9a-f-]{36}$/.test(target);

/** By the first letters of a reference. */
const inquiryKinds = { TDC: 'contact', TDB: 'bulk', TDV: 'vendor' };

const inquiryPath = (reference: string) => {
  const kind = lookUp<string>(inquiryKinds, reference.slice(0, 3));
  return kind ? adminPaths.inquiry(kind, reference) : adminPaths.inquiries();
};

/** What an entry of the log was about, by a name that people know it by. */
export function subjectOf({ action, target, before, after }: ActionRecord): Subject {
  const [kind = '', done = ''] = action.split('/');
  const fields = { ...fieldsOf(before), ...fieldsOf(after) };
  const text = (name: string) => {
    const value = lookUp(fields, name);
    return typeof value === 'string' ? value : '';
  };
  const isGone = done === 'deleted';
  switch (kind) {
    case 'order':
    case 'return':
    case 'refund':
    case 'cash':
    case 'commission':
      // `2 labels`, `65 orders`: of several at once.
      return target.includes(' ') ? { text: target } : { text: target, path: adminPaths.order(target) };
    case 'draft':
      if (!isId(target)) return { text: target, path: adminPaths.order(target) };
      return { text: 'A phone order', ...(!isGone && { path: adminPaths.draft(target) }) };
    case 'user':
    case 'customer':
    case 'credit':
      return { text: 'A customer', path: adminPaths.customer(target) };
    case 'mail':
      if (text('kind')) return { text: kindText(text('kind')), path: adminPaths.section('mail') };
      return isId(target) ? { text: 'A customer', path: adminPaths.customer(target) } : { text: target };
    case 'staff':
      return { text: staffText(done), path: adminPaths.section('staff') };
    case 'product':
    case 'review':
      return { text: text('name') || target, ...(!isGone && { path: adminPaths.product(target) }) };
    case 'stock':
      if (target === 'all products') return { text: 'All products', path: adminPaths.lowStock() };
      return { text: target, path: adminPaths.product(target.split(':')[0] ?? target) };
    case 'products':
      return { text: counted(Number(fields.products ?? 0), 'product'), path: adminPaths.productEdits() };
    case 'promotion':
      return { text: text('title') || 'A promotion', ...(!isGone && { path: adminPaths.promotion(target) }) };
    case 'look':
      return { text: text('title') || 'A look', path: adminPaths.section('looks') };
    case 'collection':
      return { text: text('title') || target, path: listOf('collections', target) };
    case 'coupon':
      return { text: target, ...(!isGone && { path: listOf('coupons', target) }) };
    case 'payout':
      return {
        text: typeof fields.amount === 'number' ? `Payout of ${formatRupees(fields.amount)}` : 'A payout',
        path: adminPaths.payouts(),
      };
    case 'inquiry':
      return { text: target, path: inquiryPath(target) };
    case 'grievance':
      return { text: target, path: adminPaths.grievances() };
    case 'cash-desk':
      return { text: target, path: adminPaths.remittances() };
    case 'settings':
      return { text: 'Settings', path: adminPaths.section('settings') };
    case 'type':
    case 'category':
    case 'attribute':
      return { text: text('name') || target, path: adminPaths.section('types') };
    case 'synonyms':
      return { text: target, path: adminPaths.synonyms() };
    case 'delivery':
      return {
        text: text('title') || (/^\d+$/.test(target) ? `PIN codes ${target}…` : target),
        path: adminPaths.section('delivery'),
      };
    default:
      return { text: isId(target) ? '' : stateText(target) };
  }
}

const staffText = (done: string) =>
  done === 'roles' || done === 'dismissed' ? 'A colleague' : 'An invitation';
