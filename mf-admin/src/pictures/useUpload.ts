import { DataError } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { useUnsaved } from '../unsaved/useUnsaved';
import { fileProblem } from './pictureWidths';
import { uploadPicture } from './uploadPicture';

const uploadFailure = (error: unknown) =>
  error instanceof DataError ? error.message : 'The picture was not taken. Please try again.';

/** Resizes chosen files here and uploads them at once; `upload` resolves with those that were taken before one failed. */
export function useUpload() {
  const { run, busy, problem } = useAction({ describe: uploadFailure });
  useUnsaved(busy, 'pictures that are being uploaded');

  const upload = async (files: readonly File[]): Promise<Picture[]> => {
    const taken: Picture[] = [];
    await run(async (db) => {
      for (const file of files) {
        const refused = fileProblem(file);
        if (refused) throw new DataError('FILE', refused);
        taken.push(await uploadPicture(db, file));
      }
    });
    return taken;
  };
  return { upload, busy, problem };
}
