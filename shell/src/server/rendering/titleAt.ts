import type { RemoteManifest } from '@shop/registry';

/** What a remote calls the page at a path: `/orders/{number}` stands for every path of two parts that begins with `/orders`. */
export function titleAt(titles: RemoteManifest['titles'] = {}, path: string): string | undefined {
  const parts = path.replace(/\/$/, '').split('/');
  const fits = (address: string) => {
    const wanted = address.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (part.startsWith('{') && parts[index] !== ''))
    );
  };
  return Object.entries(titles).find(([address]) => fits(address))?.[1];
}
