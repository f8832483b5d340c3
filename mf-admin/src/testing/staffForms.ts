import { screen } from '@testing-library/react';
import type { PayoutRecord } from '../affiliates/affiliateRecord';
import type { CouponRecord } from '../coupons/couponRecord';
import type { InquiryRecord } from '../inquiries/inquiryRecord';
import type { ProductWithHistory } from '../products/productRecord';
import type { SettingsRecord } from '../settings/settingsRecord';
import type { UserRecord } from '../users/userRecord';
import { testProductRecord } from './testProductRecord';

/** A form of the staff, and what somebody does in it. */
export interface StaffForm {
  path: string;
  /** The staff functions that the page is loaded with. */
  loads: Record<string, () => unknown>;
  /** The button that opens its dialog; absent for a form that stands on the page. */
  opens?: string;
  submits: string;
  /** What it shows before anybody typed, by label. */
  shows: Record<string, string>;
  /** What is typed or chosen, by label. */
  types: Record<string, string>;
  /** The function that it calls, and exactly with what. A key that the page makes up is left out. */
  calls: string;
  sends: Record<string, unknown>;
  /** What the page reads of the answer. */
  answer?: unknown;
  /** A field by its name and label that shows errors of its own. */
  field?: { name: string; label: string };
}

const settings: SettingsRecord = {
  phase: 'beta',
  free_shipping_above: 1000,
  standard_shipping: 50,
  express_shipping: 150,
  platform_fee: 5,
  gst_percent: 18,
  cod_limit: 5000,
  return_days: 7,
  saved_at: '2026-11-21T08:00:00Z',
  updated_at: '2026-11-21T08:00:00Z',
  tiers: [
    { from_amount: 0, percent: 5 },
    { from_amount: 1000, percent: 8 },
    { from_amount: 5000, percent: 12 },
    { from_amount: 10000, percent: 15 },
  ],
};

const product: ProductWithHistory = {
  ...testProductRecord,
  badges: ['Handmade', 'New'],
  features: ['Soft', 'Washes well'],
  adjustments: { total: 0, rows: [] },
};

const coupon: CouponRecord = {
  id: 'DIWALI',
  title: 'Festival of lights',
  description: 'For everybody',
  type: 'percentage',
  value: 15,
  min_order: 999,
  max_discount: 300,
  // The first minute of the 1st and the last of the 10th in India.
  valid_from: '2026-10-31T18:30:00Z',
  valid_until: '2026-11-10T18:29:59Z',
  total_limit: null,
  per_user_limit: 1,
  active: true,
  is_new: false,
  used: 3,
  state: 'valid',
  saved: 450,
  insider_tier: null,
};

const asha: UserRecord = {
  id: 'u1',
  email: 'asha@example.com',
  full_name: 'Asha Rao',
  phone: '',
  affiliate_code: '',
  created_at: '2026-01-05T20:00:00Z',
  last_sign_in_at: null,
  blocked_at: null,
  is_admin: false,
  orders: 3,
  spent: 12_500,
  credit: 250,
};

const payout: PayoutRecord = {
  id: 'p1',
  amount: 840,
  vpa: 'asha@upi',
  state: 'requested',
  full_name: 'Asha Rao',
  affiliate_code: 'ASHA10',
  due_on: '2026-12-01',
  requested_at: '2026-11-20T08:00:00Z',
  reference: '',
  settled_at: null,
};

const inquiry: InquiryRecord = {
  kind: 'contact',
  id: 'i1',
  reference: 'CT-42',
  status: 'new',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: null,
  summary: 'order',
  message: 'Where is my parcel?',
  details: {},
  assignee: null,
  created_at: '2026-11-20T08:00:00Z',
  due_at: null,
  overdue: null,
  replies: [],
};

const coupons = (rows: CouponRecord[]) => () => ({ total: rows.length, rows });
const users = { list_admin_users: () => ({ total: 1, rows: [asha] }) };
const payouts = { list_admin_payouts: () => ({ total: 1, rows: [payout] }) };

/** Every form of the staff that sends what somebody typed. */
export const staffForms: Record<string, StaffForm> = {
  settings: {
    path: '/admin/settings',
    loads: { get_admin_settings: () => settings },
    submits: 'Save settings',
    shows: {
      'Standard shipping (₹)': '50',
      'Express shipping (₹)': '150',
      'Free shipping above (₹)': '1000',
      'Platform fee (₹)': '5',
      'GST (%)': '18',
      'Cash on delivery below (₹)': '5000',
      'Return period (days)': '7',
      Phase: 'beta',
    },
    types: { 'Return period (days)': '10', Phase: 'live' },
    calls: 'save_settings',
    sends: {
      p_settings: {
        phase: 'live',
        free_shipping_above: '1000',
        standard_shipping: '50',
        express_shipping: '150',
        platform_fee: '5',
        gst_percent: '18',
        cod_limit: '5000',
        return_days: '10',
      },
    },
    field: { name: 'return_days', label: 'Return period (days)' },
  },
  commissions: {
    path: '/admin/settings',
    loads: { get_admin_settings: () => settings },
    submits: 'Save commissions',
    shows: { 'Orders below ₹1,000 (%)': '5', 'Orders from ₹10,000 (%)': '15' },
    types: { 'Orders below ₹1,000 (%)': '5.5' },
    calls: 'save_affiliate_tiers',
    sends: {
      p_tiers: [
        { from_amount: 0, percent: '5.5' },
        { from_amount: 1000, percent: '8' },
        { from_amount: 5000, percent: '12' },
        { from_amount: 10000, percent: '15' },
      ],
    },
  },
  product: {
    path: '/admin/products/neel-tee',
    loads: { get_admin_product: () => product },
    submits: 'Save product',
    shows: {
      Name: 'Neel Tee',
      Description: 'Cotton',
      Brand: 'Darzi House',
      SKU: 'NT-1',
      Features: 'Soft\nWashes well',
      State: 'published',
      Category: 'men',
      'Price (₹)': '450',
      'Original price (₹)': '600',
      Badges: 'Handmade, New',
      'Place among the featured (optional)': '12',
      'Variant 1': 'M',
    },
    types: {
      Brand: '  Kala Ghar ',
      Features: 'Soft\n\n Light ',
      Badges: 'Handmade,, Loom',
      'Price (₹)': '425',
    },
    calls: 'save_product',
    sends: {
      p_version: 3,
      p_product: {
        id: 'neel-tee',
        name: 'Neel Tee',
        description: 'Cotton',
        brand: 'Kala Ghar',
        sku: 'NT-1',
        status: 'published',
        category_id: 'men',
        price: '425',
        original_price: '600',
        position: '12',
        features: ['Soft', 'Light'],
        badges: ['Handmade', 'Loom'],
        images: [],
        variants: [{ id: 'neel-tee:m', label: 'M', stock: 4 }],
      },
    },
    answer: { ...product, version: 4 },
    field: { name: 'brand', label: 'Brand' },
  },
  'new product': {
    path: '/admin/products/new',
    // Where it leads to.
    loads: { get_admin_product: () => product },
    submits: 'Create product',
    shows: { Name: '', State: 'draft', 'Price (₹)': '', 'Variant 1': '', Stock: '0' },
    types: {
      Name: 'Lamp',
      Brand: 'Diya',
      SKU: 'L-1',
      Category: 'home-living',
      'Price (₹)': '700',
      'Original price (₹)': '900',
      'Variant 1': 'Brass',
      Stock: '4',
    },
    calls: 'save_product',
    sends: {
      p_version: null,
      p_product: {
        name: 'Lamp',
        description: '',
        brand: 'Diya',
        sku: 'L-1',
        status: 'draft',
        category_id: 'home-living',
        price: '700',
        original_price: '900',
        position: '',
        features: [],
        badges: [],
        images: [],
        variants: [{ label: 'Brass', stock: 4 }],
      },
    },
    answer: product,
    field: { name: 'sku', label: 'SKU' },
  },
  coupon: {
    path: '/admin/coupons',
    loads: { list_admin_coupons: coupons([coupon]) },
    opens: 'Edit DIWALI',
    submits: 'Save coupon',
    shows: {
      Title: 'Festival of lights',
      Description: 'For everybody',
      'Takes off': 'percentage',
      'Order from (₹)': '999',
      'At most (₹) (optional)': '300',
      'First day': '2026-11-01',
      'Last day': '2026-11-10',
      'Uses in all (optional)': '',
      'Uses a shopper (optional)': '1',
    },
    types: { Title: 'Lights', 'Last day': '2026-11-12', 'Uses in all (optional)': '500' },
    calls: 'save_coupon',
    sends: {
      p_coupon: {
        id: 'DIWALI',
        is_created: false,
        title: 'Lights',
        description: 'For everybody',
        type: 'percentage',
        value: '15',
        min_order: '999',
        max_discount: '300',
        valid_from: '2026-11-01',
        valid_until: '2026-11-12',
        total_limit: '500',
        per_user_limit: '1',
        active: true,
        is_new: false,
      },
    },
    field: { name: 'valid_until', label: 'Last day' },
  },
  'new coupon': {
    path: '/admin/coupons',
    loads: { list_admin_coupons: coupons([]) },
    opens: 'New coupon',
    submits: 'Save coupon',
    shows: { Code: '', Title: '', 'Takes off': 'percentage' },
    types: {
      Code: 'holi',
      Title: 'Colours',
      'Takes off': 'shipping',
      'Order from (₹)': '0',
      'First day': '2027-03-01',
      'Last day': '2027-03-04',
    },
    calls: 'save_coupon',
    sends: {
      p_coupon: {
        id: 'holi',
        is_created: true,
        title: 'Colours',
        description: '',
        type: 'shipping',
        min_order: '0',
        max_discount: '',
        valid_from: '2027-03-01',
        valid_until: '2027-03-04',
        total_limit: '',
        per_user_limit: '',
        active: true,
        is_new: true,
      },
    },
    field: { name: 'id', label: 'Code' },
  },
  stock: {
    path: '/admin/products/neel-tee',
    loads: { get_admin_product: () => product },
    opens: 'Adjust M',
    submits: 'Adjust stock',
    shows: { Change: '', Reason: 'received', 'Note (optional)': '' },
    types: { Change: '-2', Reason: 'damaged', 'Note (optional)': 'Rain' },
    calls: 'adjust_stock',
    sends: { p_variant_id: 'neel-tee:m', p_change: -2, p_reason: 'damaged', p_note: 'Rain' },
  },
  credit: {
    path: '/admin/users',
    loads: users,
    opens: 'Grant credit',
    submits: 'Grant credit',
    shows: { Rupees: '', Reason: '' },
    types: { Rupees: '250', Reason: 'A late parcel' },
    calls: 'grant_credit',
    sends: { p_user: 'u1', p_amount: 250, p_reason: 'A late parcel' },
  },
  block: {
    path: '/admin/users',
    loads: users,
    opens: 'Block',
    submits: 'Block',
    shows: { 'Reason (optional)': '' },
    types: { 'Reason (optional)': 'Stolen cards' },
    calls: 'block_user',
    sends: { p_user: 'u1', p_blocked: true, p_reason: 'Stolen cards' },
  },
  payout: {
    path: '/admin/affiliates/payouts',
    loads: payouts,
    opens: 'Mark as paid',
    submits: 'Mark as paid',
    shows: { 'Bank reference': '' },
    types: { 'Bank reference': 'UTR 42' },
    calls: 'settle_payout',
    sends: { p_payout_id: 'p1', p_paid: true, p_reference: 'UTR 42' },
  },
  reply: {
    path: '/admin/inquiries',
    loads: { list_admin_inquiries: () => ({ total: 1, rows: [inquiry], counts: {}, overdue: 0 }) },
    opens: 'Reply to CT-42',
    submits: 'Send reply',
    shows: { 'Your answer': '', 'State afterwards': 'resolved' },
    types: { 'Your answer': 'It left today.', 'State afterwards': 'open' },
    calls: 'reply_inquiry',
    sends: { p_kind: 'contact', p_id: 'i1', p_message: 'It left today.', p_status: 'open' },
    field: { name: 'message', label: 'Your answer' },
  },
};

/** A field by its label, wherever on the page it stands. */
export const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
