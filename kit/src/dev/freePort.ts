import { errorOfListening } from './requireFreePort';

/** The first port from `first` up on which nothing listens. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) if (!(await errorOfListening(port))) return port;
  throw new Error(`All ports from ${first} to ${first + 99} are in use.`);
}
