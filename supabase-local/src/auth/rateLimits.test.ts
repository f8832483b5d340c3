import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from '../folders';
import { createRateLimits } from './rateLimits';

describe('rate limits', () => {
  let time: number;
  const limits = (enabled = true) => createRateLimits(enabled, () => time);
  const tryTo = (work: () => void) => {
    try {
      work();
      return 'allowed';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  beforeEach(() => {
    time = 1_000_000;
  });

  it('allows so many calls in five minutes, per caller and kind', () => {
    const { request } = limits();
    for (let call = 0; call < 30; call++) request('signup', 'a', 30);
    expect(tryTo(() => request('signup', 'a', 30))).toBe('over_request_rate_limit');
    expect(tryTo(() => request('signup', 'b', 30))).toBe('allowed');
    expect(tryTo(() => request('verify', 'a', 30))).toBe('allowed');
    time += 10_000;
    expect(tryTo(() => request('signup', 'a', 30))).toBe('allowed');
    expect(tryTo(() => request('signup', 'a', 30))).toBe('over_request_rate_limit');
  });

  it('lets a minute pass between two mails of a kind', () => {
    const { mail } = limits();
    mail('recovery', 'asha@example.com');
    time += 19_000;
    expect(() => mail('recovery', 'asha@example.com')).toThrow(
      'For security purposes, you can only request this after 41 seconds.',
    );
    expect(tryTo(() => mail('signup', 'asha@example.com'))).toBe('allowed');
    time += 41_000;
    expect(tryTo(() => mail('recovery', 'asha@example.com'))).toBe('allowed');
  });

  it('sends an address no more than 30 mails an hour', () => {
    const { mail } = limits();
    const sent = Array.from({ length: 60 }, (_, index) =>
      tryTo(() => mail(`kind ${index}`, 'asha@example.com')),
    );
    expect(sent.filter((result) => result === 'allowed')).toHaveLength(30);
    expect(tryTo(() => mail('kind', 'meera@example.com'))).toBe('allowed');
  });

  it('lets as many guests in from one address as the hosted service, where a mobile network is one', async () => {
    const config = await readFile(join(repositoryDir, 'supabase/config.toml'), 'utf8');
    const allowed = Number(/^anonymous_users = (\d+)$/m.exec(config)?.[1]);
    expect(allowed).toBe(3000);
    const { anonymous } = limits();
    for (let guest = 0; guest < allowed; guest += 1) anonymous('a');
    expect(tryTo(() => anonymous('a'))).toBe('over_request_rate_limit');
    expect(tryTo(() => anonymous('b'))).toBe('allowed');
    time += 1_200;
    expect(tryTo(() => anonymous('a'))).toBe('allowed');
  });

  it('can be off', () => {
    const { request, mail } = limits(false);
    for (let call = 0; call < 100; call++) {
      request('signup', 'a', 30);
      mail('recovery', 'asha@example.com');
    }
  });

  it('forgets callers after their window, and never remembers more than it may', () => {
    const all = limits();
    for (let caller = 0; caller < 100_000; caller += 1) {
      all.request('token', `caller ${caller}`, 30);
      all.mail('recovery', `shopper${caller}@example.com`);
    }
    expect(all.size).toBe(150_000);
    time += 3_600_000;
    all.request('token', 'the next one', 30);
    all.mail('recovery', 'next@example.com');
    expect(all.size).toBe(3);
  });

  it('still limits whoever goes on while others are forgotten', () => {
    const all = limits();
    for (let call = 0; call < 30; call += 1) all.request('signup', 'busy', 30);
    time += 250_000;
    expect(tryTo(() => all.request('signup', 'busy', 30))).toBe('allowed');
    for (let call = 0; call < 24; call += 1) all.request('signup', 'busy', 30);
    expect(tryTo(() => all.request('signup', 'busy', 30))).toBe('over_request_rate_limit');
    time += 60_000;
    all.request('signup', 'other', 30);
    for (let call = 0; call < 6; call += 1) all.request('signup', 'busy', 30);
    expect(tryTo(() => all.request('signup', 'busy', 30))).toBe('over_request_rate_limit');
  });
});
