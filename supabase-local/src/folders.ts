import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The same from here as from the bundle in `dist/backend`: both lie two folders below. */
export const repositoryDir = fileURLToPath(new URL('../../', import.meta.url));
export const packageDir = join(repositoryDir, 'supabase-local');
