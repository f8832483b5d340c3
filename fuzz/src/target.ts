/** A running server that calls are made to. */
export interface Target {
  url: string;
  /** Of the process whose memory is looked at. */
  pid: number;
  /** A path that answers 200 while the server is well. */
  health: string;
  /** What no answer may contain. */
  secrets: readonly string[];
  /** Names of keys and tokens, under which a call is told. */
  names: Map<string, string>;
  /** Changes when anything that is stored changes. */
  fingerprint(): Promise<string>;
}
