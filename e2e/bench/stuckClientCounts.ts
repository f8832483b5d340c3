/** Clients at the web server and at the backend each. */
export const stuckClients = {
  silent: 200,
  halfRequests: 50,
  /** Over and over. */
  largeBodies: 4,
  bodyBytes: 50 * 1024 * 1024,
};
