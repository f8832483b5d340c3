const needed = [20, 19];

/** Ends the process with one line when this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  console.error(
    `Node ${process.versions.node} is too old: install Node ${needed.join('.')} or newer from https://nodejs.org`,
  );
  process.exit(1);
}
