export declare function isFresh(root: string, noteFile: string): boolean;
export declare function noteBundle(
  root: string,
  noteFile: string,
  build: { inputs: string[]; outputs: string[]; started: number },
): void;
