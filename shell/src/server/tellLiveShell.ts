/** Milliseconds between two looks; a look costs the state of one file. */
const interval = 500;

/** Tells the start script which shell is live, at first and whenever that changes: it switches to it. */
export function tellLiveShell(liveShell: () => Promise<string | undefined>): void {
  let told: string | undefined;
  setInterval(() => {
    void liveShell().then((version) => {
      if (version === undefined || version === told || !process.connected) return;
      told = version;
      process.send?.({ liveShell: version });
    });
  }, interval).unref();
}
