/** What a remote's code may use on the server. */
export const serverHalfLimits = {
  /** Megabytes of JavaScript objects. Rendering the shop's own remotes needs about 60. */
  heap: 256,
  /** Megabytes of the whole process, which also counts buffers and code. */
  memory: 640,
  /** Seconds of processor time without letting anything else run. A process that has to wait for a core uses none. */
  loop: 3,
  /** Seconds that its thread may be kept by anything else, such as a call that waits. */
  silence: 30,
  /** Milliseconds from the start of its process until it can render. */
  start: 60_000,
  /** Milliseconds of one render, less than a visitor waits. A slow backend is given up then; the browser asks it itself. */
  render: 4000,
};
