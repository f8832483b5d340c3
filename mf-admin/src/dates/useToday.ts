import { useState } from 'react';
import { formatDate } from '@shop/kernel/domain';

/** `2026-11-21`: the day in India on which the page was opened. */
export const useToday = (): string => useState(() => formatDate(Date.now(), 'isoDay'))[0];
