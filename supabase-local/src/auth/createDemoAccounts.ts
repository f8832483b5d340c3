import type { Database, Queryable } from '../db/database';
import { asAuthAdmin } from './authService';
import { hashPassword } from './credentials';
import { saveIdentity } from './identities';
import type { Body } from './readBody';
import { confirmEmail, createUser, findUserByEmail } from './users';

interface DemoAccount {
  email: string;
  password: string;
  userMetadata: Body;
  appMetadata: Body;
}

/** Known to everybody who reads this, which is why they exist on the embedded backend only. */
const demoAccounts: DemoAccount[] = [
  {
    email: 'shopper@example.com',
    password: 'shop-demo',
    userMetadata: { full_name: 'Demo Shopper' },
    appMetadata: {},
  },
  {
    email: 'admin@example.com',
    password: 'admin-demo',
    userMetadata: { full_name: 'Demo Admin', role: 'admin' },
    appMetadata: { role: 'admin' },
  },
];

/** Adds the demo accounts that are missing, with confirmed addresses. */
export async function createDemoAccounts(db: Database): Promise<void> {
  for (const account of demoAccounts) {
    if (await findUserByEmail(db, account.email)) continue;
    const passwordHash = await hashPassword(account.password);
    await asAuthAdmin({ db }, (tx) => addAccount(tx, account, passwordHash));
  }
}

async function addAccount(tx: Queryable, account: DemoAccount, passwordHash: string): Promise<void> {
  const { email, userMetadata, appMetadata } = account;
  const user = await createUser(tx, {
    email,
    passwordHash,
    userMetadata,
    appMetadata: { provider: 'email', providers: ['email'], ...appMetadata },
  });
  await saveIdentity(tx, user.id, 'email', {
    sub: user.id,
    email,
    email_verified: true,
    phone_verified: false,
  });
  await confirmEmail(tx, user);
}
