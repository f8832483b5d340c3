/** ISO time of a minute in India, as inputs of day and time write it (`2026-11-21T09:30`). */
export const isoMoment = (ist: string): string => new Date(`${ist}:00+05:30`).toISOString();
