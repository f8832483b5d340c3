/** Development only: reloads the page when the server reports another revision of the build. */
export function reloadOnChange(): void {
  let current: string | undefined;
  new EventSource('/__dev/reload').addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (current !== undefined && current !== data) location.reload();
    current = data;
  });
}
