/**
 * Flags of Node for a process that runs the embedded engine for a test: it does not live long enough to earn back the
 * time of the optimising compiler, and uses a fraction of the engine's functions, so that none is compiled before it is
 * called.
 */
export const shortLivedEngine = ['--liftoff-only', '--wasm-lazy-compilation'];
