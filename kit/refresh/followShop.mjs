/** Lets the shell's page tell this remote, in development, that it was edited (shell/src/dev/reloadOnChange.ts). */
/* global __react_refresh_library__ */
globalThis.shopHot ??= new Map();
globalThis.shopHot.set(__react_refresh_library__, () => import.meta.webpackHot.check(true));
