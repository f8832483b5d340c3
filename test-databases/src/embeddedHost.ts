import { createServer, type Socket } from 'node:net';
import { type EmbeddedOpening, type EmbeddedRequest, onMessage, sendMessage } from './embeddedMessages';
import { borrow, giveBack } from './embeddedThreads';

/** Each connection has a database to itself. */
function serve(socket: Socket): void {
  let borrowed: ReturnType<typeof borrow> | undefined;
  onMessage(socket, async (message: EmbeddedOpening | EmbeddedRequest) => {
    if (!borrowed) {
      borrowed = borrow((message as EmbeddedOpening).archive);
      return;
    }
    const { thread } = await borrowed;
    sendMessage(socket, await thread.ask(message as EmbeddedRequest));
  });
  // A test file that broke off closes it as well.
  socket.on('error', () => undefined);
  socket.on('close', async () => {
    if (borrowed) await giveBack(await borrowed);
  });
}

const [address] = process.argv.slice(2);
createServer(serve).listen(address, () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
