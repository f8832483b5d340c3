import type { Answer } from '@shop/kernel/data';

/** Words that mean the same, and the one that they are filed under. */
export type SynonymRecord = Answer<'list_synonyms'>['rows'][number];
