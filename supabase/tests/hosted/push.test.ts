import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Defaults,
  findPostgresBinaries,
  findVendorTool,
  hasFunctionCheck,
  rolledBack,
  unpackPostgres17,
} from '@shop/test-databases';
import { assertLedgersBalance } from '../ledgers';
import { addProducts, list, testProduct } from '../listingFixtures';
import { inOrderShop } from '../orderShop';
import { capture, placeOnline } from '../paymentFixtures';
import { platformLints } from '../platformLints';
import { rights } from '../rights';
import { createStaff, createUser } from '../shopFixtures';
import { type HostedProject, startHostedProject } from './hostedProject';

interface Platform {
  name: string;
  /** Where its programs lie, if they are here. */
  folder: string | undefined;
  /** Makes them ready; answers where to run them. */
  unpack: () => string | undefined;
  defaults: Defaults;
  /** Whether it can have plpgsql_check, which the platform's lint needs; what npm brings never has. */
  isLinted: boolean;
}

const installed = findPostgresBinaries();
const packaged = findVendorTool('postgres17');
const hasCli = findVendorTool('cli') !== undefined;

/** Both versions that projects have, and both kinds of what they grant by default: old projects expose whatever is made. */
const platforms: Platform[] = [
  {
    name: 'an older project',
    folder: installed,
    unpack: () => installed,
    defaults: 'exposing',
    isLinted: true,
  },
  {
    name: 'PostgreSQL 17',
    folder: packaged && dirname(packaged),
    unpack: unpackPostgres17,
    defaults: 'strict',
    isLinted: false,
  },
];

const migrations = readdirSync(join(__dirname, '../../migrations')).filter((name) => name.endsWith('.sql'));
/** Of each platform, so that the next can be compared. */
const found: string[][] = [];

describe.each(platforms)('a push by the platform’s own command line to $name', (platform) => {
  const { name, folder, defaults, isLinted } = platform;
  const canRun = hasCli && folder !== undefined;
  const canLint = canRun && hasFunctionCheck(folder);
  if (!canRun) console.warn(`DID NOT RUN on ${name}: it or the platform's command line is missing.`);
  else if (isLinted && !canLint) console.warn('`supabase db lint` DID NOT RUN: it needs plpgsql_check.');
  const where = canRun ? it : it.skip;
  let project: HostedProject;
  let said: string;
  const values = async (sql: string) => (await project.query(sql)).rows.map((row) => Object.values(row)[0]);

  beforeAll(async () => {
    if (!canRun) return;
    project = await startHostedProject(platform.unpack() ?? '', defaults);
    said = await project.cli('db', 'push', '--yes');
  });
  afterAll(() => project?.stop());

  where(
    'takes every migration, and the command line has nothing to say of them or of the settings',
    async () => {
      expect(said).toMatch('Finished supabase db push.');
      expect(said).not.toMatch(/warn|deprecated|error/i);
      expect(await values('select version from supabase_migrations.schema_migrations order by 1')).toEqual(
        migrations.map((name) => name.split('_')[0]),
      );
    },
  );

  where('gives the tables to whoever pushes, who is no superuser', async () => {
    const owners = `select distinct pg_get_userbyid(relowner)::text from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(await values(owners)).toEqual(['postgres']);
    expect(await values(`select rolsuper from pg_roles where rolname = 'postgres'`)).toEqual([false]);
  });

  where('grants the same on every project', async () => {
    found.push((await values(rights)) as string[]);
    expect(found.at(-1)!.length).toBeGreaterThan(500);
    expect(found.at(-1)).toEqual(found[0]);
  });

  where.each(Object.entries(platformLints))('leaves no %s', async (_warning, offenders) => {
    expect(await values(offenders)).toEqual([]);
  });

  const lint = async () => {
    const args = ['lint', '--schema=public,private', '--level=error', '--fail-on=error'];
    expect(await project.cli('db', ...args)).toMatch('Linting schema: private');
  };
  if (isLinted) (canLint ? it : it.skip)('passes the platform’s lint', lint);

  where('keeps blocked accounts out, though the platform kept its setting', async () => {
    expect(
      await values(`select setconfig::text from pg_db_role_setting where setrole = 'authenticator'::regrole`),
    ).toEqual([]);
    await rolledBack(project, async (tx) => {
      const owner = await createStaff(tx.rows, 'owner');
      const shopper = await createUser(tx.rows);
      const rename = `select public.update_profile('Asha Rao', '9876543210')`;
      await tx.as(shopper, () => tx.rows(rename));
      await tx.as(owner, () => tx.rows('select public.block_user($1, true)', [shopper.id]));
      expect(await tx.as(shopper, () => tx.refusal(rename))).toMatchObject({ hint: 'FORBIDDEN' });
      const direct = `update public.profiles set full_name = 'Nobody' returning id`;
      expect(await tx.as(shopper, () => tx.rows(direct))).toEqual([]);
    });
  });

  where('sells: a list, an order that is paid, and its money back', async () => {
    await inOrderShop(project, async (tx, { shopper, draft }) => {
      await addProducts(tx.rows, [testProduct({ id: 'listed' })]);
      expect(await list(tx)).toMatchObject({ total: 2 });
      const order = await placeOnline(tx, shopper, draft);
      await capture(tx, order);
      await tx.as(shopper, () => tx.rows('select public.cancel_order($1)', [order.number]));
      const [refund] = await tx.as('service_role', () => tx.rows('select * from public.take_refunds(10)'));
      expect(refund).toMatchObject({ amount: order.amount_due });
      await tx.as('service_role', () => tx.rows(`select public.finish_refund($1, 'rfnd_1')`, [refund?.id]));
      expect(await tx.rows('select state, refunded from public.payments')).toEqual([
        { state: 'refunded', refunded: order.amount_due },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });
});
