import { type Command, commands } from './commands';

/**
 * Runs `shop-remote <command> …` in a folder. A failure is one line on the terminal and exit code 1; `DEBUG=1` shows
 * where it came from.
 */
export async function main([name = '', ...args]: string[], folder: string): Promise<void> {
  try {
    const command = commands.get(name);
    if (!command) return console.log(usage());
    await command.run(folder, args);
  } catch (error) {
    console.error(process.env.DEBUG || !(error instanceof Error) ? error : messageOf(error));
    process.exitCode = 1;
  }
}

function messageOf(error: Error & { code?: string }): string {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') return error.message;
  return `Something that this needs is not installed: run npm install. (${error.message})`;
}

function usage(): string {
  const lines = [...commands].map(([name, { takes, does }]: [string, Command]) => {
    const call = `  shop-remote ${name} ${takes}`;
    return `${call.padEnd(70)}${does}`;
  });
  return [
    'In the folder of a remote:',
    ...lines,
    '',
    'A shop is its address, or the build folder of one on this machine. A change of what is live takes --reason <text>.',
  ].join('\n');
}
