import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../db/database';
import type { Caller } from '../http/caller';
import type { HeaderReader } from '../http/headerReader';
import { limitBody } from '../http/limitBody';
import type { BackendConfig } from '../readConfig';
import { RestError } from '../rest/restError';
import { listObjects } from './listObjects';
import { createObjectFiles, objectsFolder } from './objectFiles';
import { sendPrivateObject } from './privateObjects';
import { sendPublicObject } from './publicObjects';
import { removeObjects } from './removeObjects';
import { createSamplePictures } from './samplePictures';
import { requireCaller, type WriteEnv } from './storageCaller';
import { StorageError } from './storageError';
import { maxUpload, requireWriter, uploadObject } from './uploadObject';

const maxNames = 1024 * 1024 * 2;
/** What follows `/object/` where the hosted service does something else than with the object of that name. */
const otherCalls = new Set(['authenticated', 'copy', 'info', 'list', 'move', 'public', 'sign', 'upload']);

/**
 * Objects under `/storage/v1`: public ones are read from the uploaded files, then from the samples' pictures; others by
 * whom the policies permit it.
 * Who may not write is answered before any of the body is read.
 */
export function createStorageRoutes(
  { dataDir, picturesDir }: BackendConfig,
  db: Database,
  identify: (headers: HeaderReader) => Promise<Caller>,
): Hono<WriteEnv> {
  const routes = new Hono<WriteEnv>();
  const files = createObjectFiles(join(dataDir, objectsFolder));
  const samples = createSamplePictures(picturesDir);
  const caller = requireCaller(identify);
  routes.get('/object/public/:bucket/*', (c) => sendPublicObject({ db, files, picturesDir, samples }, c));
  routes.get(
    '/object/:bucket/*',
    (c, next) => (otherCalls.has(c.req.param('bucket')) ? notImplemented(c) : next()),
    requireAuthorization,
    caller,
    (c) => sendPrivateObject(db, files, c),
  );
  routes.post('/object/list/:bucket', caller, limitBody(maxNames, tooLarge), (c) => listObjects(db, c));
  routes.on(
    ['POST', 'PUT'],
    '/object/:bucket/*',
    (c, next) => (otherCalls.has(c.req.param('bucket')) ? notImplemented(c) : next()),
    caller,
    async (c, next) => {
      await requireWriter(db, c);
      return next();
    },
    limitBody(maxUpload, tooLarge),
    (c) => uploadObject(db, files, c),
  );
  routes.delete('/object/:bucket', caller, limitBody(maxNames, tooLarge), (c) => removeObjects(db, files, c));
  routes.onError((error, c) => {
    if (error instanceof StorageError) return refuse(c, error);
    if (error instanceof RestError) return refuse(c, new StorageError('403', 'Unauthorized', error.message));
    throw error;
  });
  routes.all('/*', notImplemented);
  return routes;
}

const requireAuthorization: MiddlewareHandler = (c, next) => {
  if (c.req.header('authorization')) return next();
  throw new StorageError('400', 'Error', "headers must have required property 'authorization'");
};

const refuse = (c: Context, { statusCode, error, message }: StorageError) =>
  c.json({ statusCode, error, message }, 400);

const tooLarge = {
  statusCode: '413',
  error: 'Payload too large',
  message: 'The object exceeded the maximum allowed size',
};

const notImplemented = (c: Context): Response =>
  c.json(
    {
      statusCode: '501',
      error: 'not_implemented',
      message: `The local backend does not implement ${c.req.path}.`,
    },
    501,
  );
