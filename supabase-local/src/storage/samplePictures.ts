import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { PictureAnswer } from '@shop/sample-catalogue/picture-service';
import { repositoryDir } from '../folders';

/** The pictures of the sample catalogue, which are drawn when they are asked for first. */
export interface SamplePictures {
  /** Resolves when the file of this name is in the folder of pictures; with false when there is none of this name. */
  fetch(name: string): Promise<boolean>;
}

interface Waiting {
  promise: Promise<boolean>;
  resolve: (isThere: boolean) => void;
}

/** Milliseconds that the drawing process stays without work: a visitor's next page asks for the next pictures. */
const idleTime = 30_000;
/** Bundled beside this backend. */
const bundledService = join(repositoryDir, 'dist/backend/pictureService.js');

/**
 * Draws in a process that is there while somebody asks, so that the backend neither waits for it nor keeps its memory.
 * When that process dies, those who wait are told that there is no such file, and the next request starts another.
 */
export function createSamplePictures(picturesDir: string, script = bundledService): SamplePictures {
  const waiting = new Map<string, Waiting>();
  let service: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const settle = (name: string, isThere: boolean) => {
    waiting.get(name)?.resolve(isThere);
    waiting.delete(name);
    // One that is told twice, by an answer and by the process's end, would leave a timer behind that nobody stops.
    clearTimeout(idle);
    if (waiting.size > 0) return;
    idle = setTimeout(() => {
      service?.disconnect();
      service = undefined;
    }, idleTime).unref();
  };
  const start = () => {
    const child = fork(script, [picturesDir]);
    child.on('message', ({ name, isThere }: PictureAnswer) => settle(name, isThere));
    const giveUp = () => {
      if (service !== child) return;
      service = undefined;
      for (const name of waiting.keys()) settle(name, false);
    };
    child.once('exit', giveUp).once('error', giveUp);
    // It must not keep a backend running that stops.
    child.unref();
    child.channel?.unref();
    return child;
  };

  return {
    fetch: (name) => {
      clearTimeout(idle);
      const known = waiting.get(name);
      if (known) return known.promise;
      let resolve: Waiting['resolve'] = () => undefined;
      const promise = new Promise<boolean>((fulfil) => (resolve = fulfil));
      waiting.set(name, { promise, resolve });
      service ??= start();
      service.send(name, (error) => error && settle(name, false));
      return promise;
    },
  };
}
