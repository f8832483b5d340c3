export interface Zone {
  folder: string;
  may: string[];
  types?: string[];
  reason: string;
}
export const guardedLibraries: string[];
export const sharedFixture: RegExp;
export const zones: Zone[];
