import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import type { Settings } from './settings';

const year = 365 * 24 * 3600;
const forwarded = ['etag', 'last-modified'];

/** What the shop shows. Anything else in the store is nobody's to fetch from the shop's own origin. */
const pictureTypes = new Set(['image/avif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp']);

/**
 * A picture that somebody opens as a page is a page of this origin: it may run nothing, load nothing and reach nothing,
 * whatever it turns out to be. Drawings keep their own styles.
 */
const harmless = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The brand's own pictures lie beside the shop: one that shows no samples has no store that they were put into. */
const brandPicture = /^\/brand\/[\w-]+\.(png|svg)$/;
const brandTypes = { png: 'image/png', svg: 'image/svg+xml' };

/** Plain segments and an extension. Nothing encoded, so that the store cannot decode its way out of the bucket. */
const picturePath = /^(?:\/[\w-]+)+\.(?:avif|jpe?g|png|svg|webp)$/;

/** Milliseconds in which the store has to answer anything at all, and then whether it is there; it is left alone for as long if not. */
const patience = 5_000;

/**
 * Milliseconds until a picture has to begin: on a slow machine the first visitors of a new shop wait while it is drawn.
 * No longer, because a browser has six connections, and what a page does next may need a script.
 */
const longest = 10_000;

type MediaSettings = Pick<Settings, 'supabaseUrl' | 'buildFolder'>;

/**
 * Passes pictures on from storage, so that they come over the connection the page already has and any CDN
 * in front of the shop keeps them (docs/adr/0006). What is no picture is answered with 404. Of a store that does not
 * answer one picture no other waits for a while: browsers have six connections, and scripts would stand behind pictures.
 */
export function createMediaHandler({
  supabaseUrl,
  buildFolder,
}: MediaSettings): (context: Context) => Promise<Response> {
  const bucket = `${supabaseUrl}/storage/v1/object/public/product-images`;
  /** Any answer will do, also that there is nothing of this name. */
  const isThere = () => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    return fetch(`${bucket}/`, { method: 'HEAD', redirect: 'manual', signal: late.signal })
      .then(
        () => true,
        () => false,
      )
      .finally(() => clearTimeout(timer));
  };
  let answered = -Infinity;
  let restsUntil = -Infinity;
  return async ({ req }) => {
    const address = new URL(req.url).pathname.slice('/media'.length);
    if (!picturePath.test(address)) return noPicture();
    const own = await brandAnswer(buildFolder, address);
    if (own) return own;
    if (performance.now() < restsUntil) return away();
    const begun = performance.now();
    const late = new AbortController();
    const giveUpUnlessThere = async () => {
      // Another picture came meanwhile, or the store says so itself: this one is only slow, as one that is being drawn.
      if (answered >= begun || (await isThere())) return;
      restsUntil = performance.now() + patience;
      late.abort();
    };
    const timers = [
      setTimeout(() => void giveUpUnlessThere(), patience),
      setTimeout(() => late.abort(), longest),
    ];
    const answer = await fetch(bucket + address, {
      method: req.method,
      redirect: 'error',
      signal: late.signal,
    }).catch(() => undefined);
    // What comes now may be on its way to a slow phone; of one that stalls, the connection is closed.
    timers.forEach(clearTimeout);
    if (!answer) return away();
    answered = performance.now();
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!answer.ok || !pictureTypes.has(type)) {
      await answer.body?.cancel();
      return noPicture();
    }
    const headers = new Headers(headersOf(type));
    // The length of what was compressed on the way here is not that of what goes on.
    const kept = answer.headers.has('content-encoding') ? forwarded : [...forwarded, 'content-length'];
    for (const name of kept) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  };
}

const headersOf = (type: string) => ({
  ...harmless,
  'content-type': type,
  'cache-control': `public, max-age=${year}, immutable`,
});

async function brandAnswer(buildFolder: string, address: string): Promise<Response | undefined> {
  const kind = brandPicture.exec(address)?.[1] as keyof typeof brandTypes | undefined;
  if (!kind) return undefined;
  const bytes = await readFile(path.join(buildFolder, 'pictures', address)).catch(() => undefined);
  return bytes && new Response(new Uint8Array(bytes), { headers: headersOf(brandTypes[kind]) });
}

const away = () => refuse(502, 'The picture store does not answer');
const noPicture = () => refuse(404, 'No such picture');

function refuse(status: 404 | 502, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { ...harmless, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
