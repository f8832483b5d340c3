import { useToast } from '@shop/kernel/react';
import { IconButton } from '@shop/ui';

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's own share sheet; copies the address where there is none. */
export function ShareButton({ name }: { name: string }) {
  const showToast = useToast();

  const share = async () => {
    const url = location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      showToast({ message: 'Link copied', tone: 'success' });
    } catch (error) {
      if (!isCancelled(error)) showToast({ message: `Copy this link to share: ${url}`, tone: 'info' });
    }
  };

  return <IconButton icon="share" label={`Share ${name}`} onClick={() => void share()} />;
}
