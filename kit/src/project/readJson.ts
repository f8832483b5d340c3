import { readFileSync } from 'node:fs';

/** A JSON file, taken at its word. Throws when it is missing or no JSON. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
