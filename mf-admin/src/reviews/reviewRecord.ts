import type { Answer } from '@shop/kernel/data';

export type ReviewList = Answer<'list_admin_reviews'>;
export type ReviewRecord = ReviewList['rows'][number];
export type PhotoRecord = ReviewRecord['photos'][number];
