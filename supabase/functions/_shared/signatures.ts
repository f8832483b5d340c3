const encoder = new TextEncoder();

/** HMAC-SHA256 of a text in lower-case hexadecimal digits. */
export async function sign(text: string, secret: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether somebody with the secret signed the text. Takes equally long for every wrong signature. */
export async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  return sameText(signature, await sign(text, secret));
}

/** Compares without telling by its duration where the first difference is. */
export function sameText(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < expected.length; i++) difference |= (given.charCodeAt(i) || 0) ^ expected.charCodeAt(i);
  return difference === 0;
}
