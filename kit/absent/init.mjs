/**
 * In the place of how an entry begins (`webpack-bundler-runtime/dist/init.js`): the same without its plugin for shared packages that are
 * cut to what is used, which no remote has.
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
