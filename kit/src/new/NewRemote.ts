/** A remote that somebody asks the kit for. */
export interface NewRemote {
  /** Folder and package, such as `mf-gifts`. */
  name: string;
  /** What shoppers are told is missing when it does not answer, such as 'The gift shop'. */
  title: string;
  /** Its first address, such as `/gift-shop`. */
  prefix: string;
  /** A folder of a workspace that other remotes share, or a repository of its own. */
  home: 'workspace' | 'repository';
  /** What its `package.json` asks npm for. */
  packages: { dependencies: Record<string, string>; devDependencies: Record<string, string> };
  /** Semver range of each package that it takes from the shell. */
  contract: Record<string, string>;
}
