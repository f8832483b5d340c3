import { useState } from 'react';
import { istDay } from './istDay';

/** `2026-11-21`: the day in India on which the page was opened. */
export const useToday = (): string => useState(() => istDay(Date.now()))[0];
