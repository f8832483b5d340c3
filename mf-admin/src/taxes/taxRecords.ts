import type { Answer } from '@shop/kernel/data';

export type TaxRecords = Answer<'get_admin_taxes'>;
export type SellerRecord = TaxRecords['seller'];
export type HsnCode = TaxRecords['codes'][number];
export type TypeHeading = TaxRecords['types'][number];
