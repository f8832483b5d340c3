import type { Answer } from '@shop/kernel/data';

export type DeliveryRecords = Answer<'get_admin_delivery'>;
export type ZoneRecord = DeliveryRecords['zones'][number];
export type AreaRecord = DeliveryRecords['areas'][number];
