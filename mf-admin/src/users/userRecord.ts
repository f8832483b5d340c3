import type { Answer } from '@shop/kernel/data';

export type UserRecord = Answer<'list_admin_users'>['rows'][number];
