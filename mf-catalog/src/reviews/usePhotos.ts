import { useRef, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { readAsUrl } from '@shop/ui';
import { photoFailure, sendPhoto } from './sendPhoto';

export const mostPhotos = 4;

/** A chosen photo on its way. */
export interface ChosenPhoto {
  key: string;
  file: File;
  /** Data address of what was chosen; nothing where it cannot be shown. */
  preview?: string;
  state: 'sending' | 'sent' | 'failed';
  /** Percent that have left, while it is sent. */
  percent?: number;
  /** Once it is sent. */
  id?: string;
  /** Why it failed. */
  problem?: string;
}

/** The photos of one review: each is sent when it is chosen, fails for itself and can be sent again or taken off. */
export function usePhotos(productId: string) {
  const platform = usePlatform();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [notice, setNotice] = useState<string>();
  /** Keys of what was not taken off again. */
  const wanted = useRef(new Set<string>());
  /** How those that wait or are sent are called off. */
  const underWay = useRef(new Map<string, AbortController>());
  const change = (key: string, next: Partial<ChosenPhoto>) =>
    setPhotos((known) => known.map((each) => (each.key === key ? { ...each, ...next } : each)));

  /** One that waits for others to be sent can be called off before it begins. */
  const begin = (key: string): AbortController => {
    const control = new AbortController();
    underWay.current.set(key, control);
    return control;
  };
  const send = async ({ key, file }: Pick<ChosenPhoto, 'key' | 'file'>, control: AbortController) => {
    const { signal } = control;
    change(key, { state: 'sending', percent: undefined, problem: undefined });
    try {
      const onSent = (percent: number) => change(key, { percent });
      const id = await sendPhoto(platform, { productId, file, signal, onSent });
      if (!signal.aborted) change(key, { state: 'sent', id });
    } catch (error) {
      // Of one that was stopped it is said, and it may be on its way anew.
      if (!signal.aborted) change(key, { state: 'failed', problem: photoFailure(error) });
    } finally {
      if (underWay.current.get(key) === control) underWay.current.delete(key);
    }
  };
  const stop = (key: string) => {
    underWay.current.get(key)?.abort();
    underWay.current.delete(key);
  };

  const add = async (files: readonly File[]) => {
    const room = mostPhotos - wanted.current.size;
    setNotice(files.length > room ? `At most ${mostPhotos} photos fit here.` : undefined);
    const added = files
      .slice(0, room)
      .map((file): ChosenPhoto => ({ key: crypto.randomUUID(), file, state: 'sending' }));
    const row = added.map((photo) => ({ photo, control: begin(photo.key) }));
    for (const { key } of added) wanted.current.add(key);
    setPhotos((known) => [...known, ...added]);
    // One after another: a slow line has the first one there before the last has begun.
    for (const { photo, control } of row) {
      if (!wanted.current.has(photo.key)) continue;
      void readPreview(photo.file).then((preview) => preview && change(photo.key, { preview }));
      if (!control.signal.aborted) await send(photo, control);
    }
  };

  return {
    photos,
    /** What became of photos that have no place. */
    notice,
    add,
    retry: (photo: ChosenPhoto) => send(photo, begin(photo.key)),
    cancel: (key: string) => {
      stop(key);
      change(key, { state: 'failed', problem: 'You stopped it.' });
    },
    remove: (key: string) => {
      wanted.current.delete(key);
      stop(key);
      setNotice(undefined);
      setPhotos((known) => known.filter((each) => each.key !== key));
    },
  };
}

/** Nothing for what is no picture by its type. */
const readPreview = (file: File) =>
  readAsUrl(file).then(
    (url) => (url.startsWith('data:image/') ? url : undefined),
    () => undefined,
  );
