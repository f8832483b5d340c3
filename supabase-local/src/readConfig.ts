import { join, resolve } from 'node:path';
import { lookUp, type ShopSettings } from '@shop/kernel/domain';
import { packageDir, repositoryDir } from './folders';
import { StartupError } from './startupError';

type Phase = ShopSettings['phase'];

export interface BackendConfig {
  /** 0 takes any free port. */
  port: number;
  /** Absolute folder of database, keys and stored objects. */
  dataDir: string;
  /** Set: use this PostgreSQL instead of the embedded engine. */
  databaseUrl: string | undefined;
  /** Its streaming copy, which answers visitors. */
  replicaUrl: string | undefined;
  /** A pooler stands before it that gives out its connections by transactions. */
  databasePooled: boolean;
  /** The embedded database alone: nobody's own database gets an admin whose password is in the README. */
  demoAccounts: boolean;
  /** In which a shop with an empty catalogue opens; later it is a setting. */
  phase: Phase;
  /** What a new shop of the embedded database looks back on: customers and orders of 90 days, or nothing. */
  past: 'full' | 'none';
  /** Origin of the shop; links in e-mails lead there. */
  siteUrl: string;
  smtpUrl: string | undefined;
  authRateLimits: boolean;
  /** Whether anybody may be given a session without an account, as guests of the checkout are. */
  anonymousSignIns: boolean;
  /** What a guess at a password costs: bcrypt mixes it two to the power of this many times. */
  passwordRounds: number;
  /** Proxies in front of this server that add their caller to X-Forwarded-For. */
  trustedProxies: number;
  /** Milliseconds between two sweeps; 0 sweeps only when asked over the wire. */
  sweepInterval: number;
  /** Seconds after which the test payment provider captures a late payment. */
  captureDelay: number;
  /** Applied in order, before the migrations. */
  platformDirs: string[];
  migrationsDir: string;
  /** The samples' pictures, served when nothing was uploaded under the same path. */
  picturesDir: string;
}

/** Reads the environment. Throws `StartupError` for a value that cannot be meant. */
export function readConfig(env: NodeJS.ProcessEnv): BackendConfig {
  return {
    port: readPort(env.BACKEND_PORT),
    dataDir: resolve(repositoryDir, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    replicaUrl: readReplica(env),
    databasePooled: readPooled(env.DATABASE_POOLER),
    demoAccounts: !env.DATABASE_URL,
    phase: readPhase(env.SHOP_PHASE),
    past: env.DATABASE_URL ? 'none' : readPast(env.SHOP_PAST),
    siteUrl: readOrigin(env.SITE_URL || 'http://localhost:3000'),
    smtpUrl: env.SMTP_URL || undefined,
    authRateLimits: env.AUTH_RATE_LIMITS !== 'off',
    anonymousSignIns: env.ANONYMOUS_SIGN_INS !== 'off',
    passwordRounds: readRounds(env),
    trustedProxies: readNumber(env, 'TRUSTED_PROXIES', 0),
    sweepInterval: readNumber(env, 'SWEEP_INTERVAL', 1_000),
    captureDelay: readNumber(env, 'SANDBOX_CAPTURE_DELAY', 15 * 60),
    platformDirs: [join(packageDir, 'platform')],
    migrationsDir: join(repositoryDir, 'supabase', 'migrations'),
    picturesDir: join(repositoryDir, 'dist', 'pictures'),
  };
}

function readPhase(value: string | undefined): Phase {
  const phase = value || 'beta';
  if (phase !== 'beta' && phase !== 'live')
    throw new StartupError(`SHOP_PHASE must be beta or live, not "${value}".`);
  return phase;
}

function readPast(value: string | undefined): BackendConfig['past'] {
  const past = value || 'full';
  if (past !== 'full' && past !== 'none')
    throw new StartupError(`SHOP_PAST must be full or none, not "${value}".`);
  return past;
}

function readReplica(env: NodeJS.ProcessEnv): string | undefined {
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    throw new StartupError('DATABASE_REPLICA_URL names a copy of the database of DATABASE_URL: set both.');
  return env.DATABASE_REPLICA_URL || undefined;
}

function readPooled(value: string | undefined): boolean {
  if (value && value !== 'transaction')
    throw new StartupError(
      `DATABASE_POOLER must be transaction, or unset where no pooler works that way, not "${value}".`,
    );
  return value === 'transaction';
}

function readPort(value: string | undefined): number {
  const port = Number(value || 54321);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartupError(`BACKEND_PORT must be a port number, not "${value}".`);
  }
  return port;
}

function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(lookUp(env, name) || fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new StartupError(`${name} must be a whole number, not "${lookUp(env, name)}".`);
}

/** bcrypt takes no fewer than 4, and more than 14 keep a shopper waiting for seconds. */
function readRounds(env: NodeJS.ProcessEnv): number {
  const rounds = readNumber(env, 'PASSWORD_ROUNDS', 10);
  if (rounds >= 4 && rounds <= 14) return rounds;
  throw new StartupError(`PASSWORD_ROUNDS must be a number from 4 to 14, not ${rounds}.`);
}

function readOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new StartupError(`SITE_URL must be a web address such as http://localhost:3000, not "${value}".`);
  }
  return value.replace(/\/$/, '');
}
