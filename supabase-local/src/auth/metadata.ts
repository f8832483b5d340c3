import { AuthError } from './authError';
import { type Body, objectField } from './readBody';

/** Metadata travels in every access token, and proxies refuse request headers of more than 8 KB. */
const maxMetadataBytes = 4096;

/** What users say about themselves: the `data` of a body. Throws `validation_failed`. */
export function readMetadata(body: Body): Body {
  return checkMetadata(objectField(body, 'data'));
}

/** @throws AuthError validation_failed when it is too large for a token */
export function checkMetadata(metadata: Body): Body {
  if (fits(metadata)) return metadata;
  throw new AuthError(422, 'validation_failed', 'User metadata must not take more than 4096 bytes of JSON');
}

function fits(metadata: Body): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(metadata)) <= maxMetadataBytes;
  } catch {
    // Nested so deep that it cannot be written: far above the bound, too.
    return false;
  }
}
