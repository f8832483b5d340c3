/**
 * The shell's React Refresh runtime, in the place of `react-refresh/runtime` in a remote's build. Two remotes may have modules of
 * one name, so what they register carries the name of the build.
 */
/* global __react_refresh_library__ */
const runtime = globalThis.shopRefresh;

module.exports = {
  ...runtime,
  register: (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`),
  // The shell did it before React began.
  injectIntoGlobalHook: () => undefined,
};
