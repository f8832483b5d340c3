import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

/** SQL to run, without `params` a script of several statements; or the file to save the whole database to. */
export type EmbeddedRequest = { sql: string; params?: unknown[] } | { saveTo: string };

export interface EmbeddedAnswer {
  rows?: Record<string, unknown>[];
  error?: { message: string; code?: string; hint?: string; detail?: string };
}

/** What a connection says: first the saved database to start from, or none for an empty one, and last that it is done. */
export type EmbeddedMessage = { open: string | undefined } | { done: true } | EmbeddedRequest;

const lengthBytes = 4;

/** Sends anything that structured cloning knows. */
export function sendMessage(socket: Socket, message: unknown): void {
  const body = serialize(message);
  const head = Buffer.alloc(lengthBytes);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/** Hears what `sendMessage` sends from the other side, in order. */
export function onMessage<Message>(socket: Socket, hear: (message: Message) => void): void {
  let chunks: Buffer[] = [];
  let held = 0;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= lengthBytes) {
      const bytes = chunks.length === 1 ? (chunks[0] ?? chunk) : Buffer.concat(chunks);
      const end = lengthBytes + bytes.readUInt32BE();
      chunks = [bytes];
      if (held < end) return;
      chunks = [bytes.subarray(end)];
      held -= end;
      hear(deserialize(bytes.subarray(lengthBytes, end)) as Message);
    }
  });
}
