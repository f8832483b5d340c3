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
  /**
   * Pages that it makes at once, and that wait for it. A page takes some 40 ms of a core, 80 at most: with sixteen there are
   * always some whose data is there, which keep the core busy while others wait for theirs, and all of them together stay
   * far below `loop` and `render` on a machine of half the speed. What waits is made within the 2.5 seconds that a visitor
   * waits for a page of which there is an earlier one.
   */
  orders: { atOnce: 16, waiting: 32 },
};
