interface Stoppable {
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Adds a server that depends on those added before. */
export type AddServer = (name: string, server: Stoppable) => void;

/**
 * Keeps servers together: Ctrl-C stops them, the last one first, and ends the process with 0; a server that
 * ends by itself takes the others down with one line and exit code 1.
 */
export function stopTogether(): AddServer {
  const servers: Stoppable[] = [];
  let stopping = false;

  const finish = async (code: number) => {
    if (stopping) return;
    stopping = true;
    for (const server of servers.toReversed()) await server.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void finish(0));

  return (name, server) => {
    servers.push(server);
    void server.ended.then(() => {
      if (!stopping) console.error(`${name} did not start, so everything stops.`);
      return finish(1);
    });
  };
}
