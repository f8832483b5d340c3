/** What is agreed about the names that the kernel exports (adr 0027). */
export interface Agreement {
  /** Most names of all entries together. Lower it when a name goes. */
  most: number;
  /** Why a name stays that one package alone uses, by `entry.name`. */
  reasons: Readonly<Record<string, string>>;
}

const host = 'The host’s half of the contract: the shell makes what remotes are given.';
const router = 'Of react-router-dom, which is single in a page: remotes take it from here.';

export const agreement: Agreement = {
  // One of them is what the release gate compares: the schema versions of facts.
  most: 120,
  reasons: {
    'platform.AuthError': 'What every call of the session rejects with; the account signs in.',
    'react.PageHeadContext': host,
    'routing.data': router,
    'routing.useBlocker': router,
    'routing.useParams': router,
  },
};
