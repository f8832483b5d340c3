import type { EmbeddedDatabase } from '../db/openPglite';

/** Milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Whoever does something: an account, or the shop's own service. */
export type Actor = { id: string; email: string; role?: 'admin' } | 'service';

interface Moment {
  at: number;
  happen: () => Promise<unknown>;
}

/**
 * The shop's past as a play: what happens is planned in any order and happens in order of time, each moment in a
 * transaction whose `now()` is that moment. So windows, months and serials come out as they would have.
 */
export class Stage {
  private readonly moments: Moment[] = [];

  constructor(private readonly db: EmbeddedDatabase) {}

  plan(at: number, happen: Moment['happen']): void {
    this.moments.push({ at, happen });
  }

  /** What is planned for later than `now` is left out. */
  async play(now: number): Promise<void> {
    const past = this.moments.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
    try {
      for (const { at, happen } of past) {
        await this.db.setClock(at);
        await happen();
      }
    } finally {
      await this.db.setClock(null);
    }
  }

  /** Runs one statement, which the shop's functions take as the actor's, and resolves to the `value` it selects. */
  async ask<Value>(actor: Actor, sql: string, params: unknown[] = []): Promise<Value> {
    const claims =
      actor === 'service'
        ? { role: 'service_role' }
        : { role: 'authenticated', sub: actor.id, email: actor.email, app_metadata: { role: actor.role } };
    return this.db.transaction(async (tx) => {
      tx.ahead(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
      const { rows } = await tx.last(sql, params);
      return rows[0]?.value as Value;
    });
  }

  /** Calls a public function by its parameters' names. */
  call<Value>(actor: Actor, name: string, args: Record<string, unknown>): Promise<Value> {
    const given = Object.keys(args).map((parameter, index) => `${parameter} => $${index + 1}`);
    return this.ask(actor, `select public.${name}(${given.join(', ')}) as value`, Object.values(args));
  }
}
