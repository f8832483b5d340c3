import { StorageError } from './storageError';

/** Which object a request is about. */
export interface ObjectAddress {
  bucket: string;
  name: string;
}

const longest = 1024;
const safeSegment = /^[\w!.*'() &$@=;:+,?-]+$/;

/**
 * Reads what follows `/object/` or `/object/public/` in the path of an address. Throws `StorageError` 400 for a name
 * that is no name: badly encoded, with empty segments or dots alone, with characters that the hosted service refuses.
 */
export function readObjectAddress(url: string): ObjectAddress {
  const path = new URL(url).pathname.replace(/^.*?\/storage\/v1\/object\/(public\/)?/, '');
  const slash = path.indexOf('/');
  const bucket = decoded(slash < 0 ? path : path.slice(0, slash));
  const name = slash < 0 ? '' : decoded(path.slice(slash + 1));
  if (!isObjectName(bucket) || !isObjectName(name))
    throw new StorageError('400', 'InvalidKey', 'Invalid key');
  return { bucket, name };
}

/** Whether an object may be called that. */
export function isObjectName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longest &&
    value.split('/').every((segment) => safeSegment.test(segment) && !/^\.+$/.test(segment))
  );
}

/** Empty, and so no name, when the address is not properly encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
