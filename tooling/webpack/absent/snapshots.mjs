/**
 * In the place of what finds remotes by manifests (`plugins/snapshot/SnapshotHandler.js` of the federation runtime): the shop's are
 * registered by their entry.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
