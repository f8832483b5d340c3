import { once } from 'node:events';
import { connect } from 'node:net';
import { type EmbeddedAnswer, type EmbeddedMessage, onMessage, sendMessage } from './embeddedMessages';
import { startEmbedded } from './sharedEmbedded';

/** An in-memory PGlite, a single connection. */
export interface Embedded {
  run(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Writes the whole database to a file that another one can start from. */
  save(archive: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens the database of a saved file, or an empty one, in the process of all embedded databases. Not in this one: it
 * loads its parts by dynamic import, which Jest's module sandbox refuses.
 */
export async function openEmbedded(archive?: string): Promise<Embedded> {
  const socket = connect(await startEmbedded());
  await once(socket, 'connect');
  const waiting: ((answer: EmbeddedAnswer) => void)[] = [];
  onMessage<EmbeddedAnswer>(socket, (answer) => waiting.shift()?.(answer));
  socket.on('close', () =>
    waiting.splice(0).forEach((settle) => settle({ error: { message: 'The embedded database ended' } })),
  );
  sendMessage(socket, { open: archive } satisfies EmbeddedMessage);
  const send = async (message: EmbeddedMessage) => {
    const answer = new Promise<EmbeddedAnswer>((settle) => waiting.push(settle));
    sendMessage(socket, message);
    const { rows, error } = await answer;
    if (error) throw Object.assign(new Error(error.message), error);
    return rows ?? [];
  };
  return {
    run: (sql, params) => send({ sql, params }),
    save: async (file) => void (await send({ saveTo: file })),
    stop: async () => {
      await send({ done: true });
      socket.end();
    },
  };
}
