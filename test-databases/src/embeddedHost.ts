import { createServer, type Socket } from 'node:net';
import { type EmbeddedMessage, onMessage, sendMessage } from './embeddedMessages';
import { borrow, type Borrowed, giveBack } from './embeddedThreads';

/** Each connection has a database to itself. */
function serve(socket: Socket): void {
  let borrowed: Promise<Borrowed> | undefined;
  onMessage(socket, async (message: EmbeddedMessage) => {
    if ('open' in message) {
      borrowed = borrow(message.open);
    } else if ('done' in message) {
      const mine = await borrowed;
      borrowed = undefined;
      if (mine) await giveBack(mine);
      sendMessage(socket, {});
    } else {
      const mine = await borrowed;
      if (mine) sendMessage(socket, await mine.thread.ask(message));
    }
  });
  socket.on('error', () => undefined);
  // A test file that broke off leaves nothing to the next.
  socket.on('close', async () => (await borrowed)?.thread.end());
}

const [address] = process.argv.slice(2);
createServer(serve).listen(address, () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
