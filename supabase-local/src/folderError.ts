import { StartupError } from './startupError';

const reasons = new Map([
  ['EACCES', 'must not be written by this user'],
  ['EPERM', 'must not be written by this user'],
  ['EROFS', 'is on a disk that can only be read'],
  ['ENOTDIR', 'is no folder'],
  ['EEXIST', 'is no folder'],
  ['ENOENT', 'cannot be made there'],
  ['ENOSPC', 'is on a disk that is full'],
  ['EDQUOT', 'is on a disk that is full'],
]);

/** Rethrows what the system says about the data folder as a sentence for the operator. */
export function rethrowFolderError(folder: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const reason = reasons.get(error.code ?? '');
    if (!reason) throw error;
    throw new StartupError(
      `The data folder ${folder} ${reason}. Mend that, or set DATA_DIR to another folder.`,
    );
  };
}
