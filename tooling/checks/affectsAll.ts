/** Prose that no tool reads. */
const prose = /\.md$|^docs\/|^LICENSE$|^CODEOWNERS$/;
/** Part of the toolbox of every package, wherever it lies. */
const toolbox = /^(tooling\/(eslint|jest|pace)|kit\/jest)\/|^kit\/tsconfig\.remote\.json$/;

/** What a remote offers, which those that link to it are compiled against. */
const linkTypes = /^mf-[^/]+\/links\.d\.ts$/;

/** Whether a change to these files (paths in the repository) is one to all packages: root files and shared tools are. */
export const affectsAll = (changed: string[]): boolean =>
  changed.some(
    (file) =>
      !prose.test(file) &&
      (!file.includes('/') || file.startsWith('.') || toolbox.test(file) || linkTypes.test(file)),
  );
