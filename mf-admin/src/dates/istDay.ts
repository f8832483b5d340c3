import { istMinute } from './istMinute';

/** `2026-11-21`: the day in India at this moment, as date inputs and the database write it. */
export const istDay = (at: string | number): string => istMinute(at).slice(0, 10);
