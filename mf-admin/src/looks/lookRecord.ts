import type { Answer } from '@shop/kernel/data';

export type LookRecord = Answer<'list_admin_looks'>['rows'][number];
