import { createServer, type Server, type Socket } from 'node:net';

/** As much of SMTP as it takes to be handed one mail, which it emits as `mail`; with `refusal`, its answer to every recipient or sender. */
export function smtpSink(refusal?: string, refused: 'RCPT' | 'MAIL' = 'RCPT'): Server {
  const server = createServer((socket: Socket) => {
    let letter: string | undefined;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        server.emit('mail', letter);
        letter = undefined;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (refusal && text.toUpperCase().startsWith(refused)) socket.write(`${refusal}\r\n`);
      else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  return server.listen(0, '127.0.0.1');
}
