/**
 * First of the shell's modules in development: React looks for the hook by which components are replaced when it starts.
 * Remotes take the one runtime from here, since each of their builds would else have one that knows no mounted root.
 */
import * as runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(globalThis);
globalThis.shopRefresh = runtime;
