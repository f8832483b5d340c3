interface Parts {
  name: string;
  /** Which of its modules the shell may ask for. */
  exposes: readonly string[];
  folder: string;
}

/**
 * Source of the module that stands for `shell/src/federation/createRemotes`: the same surface, with every remote imported
 * by name instead of found by the registry.
 */
export const remotesModule = (remotes: readonly Parts[]): string => `
const modules = {
${remotes.flatMap(importsOf).join('\n')}
};
const load = (entry, expose) => modules[entry.name + '/' + expose]();
export const createRemotes = ({ remotes }) => ({
  entries: remotes,
  routesOf: async (entry) => (await load(entry, 'routes')).routes,
  slots: {
    load: async (name) => {
      const entry = remotes.find(({ slots }) => slots.includes(name));
      const Component = entry && (await load(entry, 'slots')).slots[name];
      return Component && { remote: entry.name, Component };
    },
  },
});
`;

const importsOf = ({ name, exposes, folder }: Parts) =>
  exposes.map(
    (expose) =>
      `  '${name}/${expose}': () => import(/* webpackChunkName: "${name}-${expose}" */ ${JSON.stringify(`${folder}/src/${expose}`)}),`,
  );
