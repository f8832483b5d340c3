import { register } from 'tsx/esm/api';
import { runCommand } from './runCommand.mjs';

/**
 * Runs a command that is written in TypeScript.
 *
 * @param {() => Promise<unknown>} command
 */
export async function runTypeScript(command) {
  register();
  await runCommand(command);
}
