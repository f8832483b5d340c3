import { useRef, useState } from 'react';
import { callFunction, type Database } from '@shop/kernel/data';
import { PictureProblem, readAsUrl, shrinkPicture } from '@shop/ui';

/** What the database takes. */
export const mostPhotos = 4;

interface Photo {
  id: string;
  file: Blob;
  /** A `data:` address, which is all that the page's policy lets it show. */
  url: string;
}

export type Photos = ReturnType<typeof usePhotos>;

/** The photos of one return: prepared when they are chosen, each for itself, and sent once with the request. */
export function usePhotos({ onChange }: { onChange: () => void }) {
  const [chosen, setChosen] = useState<readonly Photo[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Names by id of what has arrived: a request that is refused afterwards does not send it again. */
  const names = useRef(new Map<string, string>());

  const addOne = async (file: File) => {
    try {
      const small = await shrinkPicture(file);
      const photo = { id: crypto.randomUUID(), file: small, url: await readAsUrl(small) };
      setChosen((known) => [...known, photo]);
    } catch (error) {
      const why = error instanceof PictureProblem ? error.message : 'It could not be read.';
      setProblems((known) => [...known, `${file.name}: ${why}`]);
    } finally {
      setPreparing((count) => count - 1);
    }
  };

  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, mostPhotos - chosen.length - preparing));
    setProblems(taken.length < files.length ? [`At most ${mostPhotos} photos fit here.`] : []);
    setPreparing((count) => count + taken.length);
    onChange();
    // One after another: a phone has room for one large picture at a time.
    for (const file of taken) await addOne(file);
  };

  const remove = (id: string) => {
    setProblems([]);
    onChange();
    setChosen((known) => known.filter((photo) => photo.id !== id));
  };

  const sendOne = async (db: Database, { id, file }: Photo) => {
    const name = names.current.get(id) ?? (await callFunction(db, 'return-photo', file)).name;
    names.current.set(id, name);
    return name;
  };

  return {
    chosen,
    isPreparing: preparing > 0,
    problems,
    add,
    remove,
    /** Resolves with the names for `request_return`. Throws `DataError`, as `callFunction` does. */
    send: (db: Database) => Promise.all(chosen.map((photo) => sendOne(db, photo))),
  };
}
