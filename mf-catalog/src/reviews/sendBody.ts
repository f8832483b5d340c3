interface Sending {
  headers: Record<string, string>;
  body: Blob;
  /** Calls it off. */
  signal: AbortSignal;
  /** Hears how many percent of the body have left. */
  onSent: (percent: number) => void;
}

export interface Sent {
  status: number;
  /** Of its JSON answer; nothing where it was none. */
  answer: unknown;
}

/**
 * Posts a body and says how far it is, which `fetch` cannot. Resolves with whatever was answered; rejects when nobody answers, or
 * when it is called off.
 */
export const sendBody = (url: string, { headers, body, signal, onSent }: Sending): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('It was not sent'));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = 120_000;
    request.upload.onprogress = ({ loaded, total }) =>
      total > 0 && onSent(Math.round((loaded / total) * 100));
    request.onload = () => resolve({ status: request.status, answer: readJson(request.responseText) });
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail);
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
