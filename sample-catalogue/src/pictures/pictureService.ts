/**
 * node dist/backend/pictureService.js <folder>, over a channel: gets names of files below the folder and answers each
 * with a `PictureAnswer`, drawing what is not there. It ends with whoever asks.
 */
import { createPictureDesk } from './createPictureDesk';

/** Answer to the name of a file. */
export interface PictureAnswer {
  name: string;
  isThere: boolean;
}

const [outDir = ''] = process.argv.slice(2);
const desk = createPictureDesk(outDir);

async function answer(name: string): Promise<void> {
  const isThere = await desk.fetch(name).catch((error: unknown) => {
    console.error(`The picture ${name} could not be drawn: ${String(error)}`);
    return false;
  });
  process.send?.({ name, isThere } satisfies PictureAnswer);
}

process.on('message', (name: string) => void answer(name));
process.on('disconnect', () => process.exit());
