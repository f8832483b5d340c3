import { parseArgs } from 'node:util';

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  reason: { type: 'string' },
  share: { type: 'string' },
  origin: { type: 'string' },
  'without-probe': { type: 'string' },
} as const;

/**
 * What every command about releases may be told, and the one word that some take without a name. Throws when there is
 * more: npm keeps options for itself that do not follow `--`, and a trial would become a release to everybody.
 */
export function optionsOf(args: string[], { takesWord = false } = {}) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const kept = Object.keys(options).find((name) => process.env[`npm_config_${name.replace('-', '_')}`]);
  if (kept) throw new Error(`npm took --${kept} for itself. ${withDashes}`);
  const [more] = positionals.slice(takesWord ? 1 : 0);
  if (more !== undefined) throw new Error(`Nothing here takes ‘${more}’. ${withDashes}`);
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

const withDashes =
  'With npm, options follow --, as in: npm run release -w mf-catalog -- --share 10. Nothing was changed.';
