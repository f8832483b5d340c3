import { parseArgs } from 'node:util';

/** What every command about releases may be told. */
export function optionsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      reason: { type: 'string' },
      share: { type: 'string' },
      origin: { type: 'string' },
      'without-probe': { type: 'string' },
    },
  });
  const {
    to = process.env.SHOP_RELEASE_TO,
    from,
    reason,
    share,
    origin,
    'without-probe': withoutProbe,
  } = values;
  return { to, from, reason, share, origin, withoutProbe, named: positionals[0] };
}
