import { useRef, useState } from 'react';
import { usePlatform, useStore } from '@shop/kernel/react';
import { useFreshPage } from '@shop/kernel/routing';

export interface ServiceNotice {
  message: string;
  tryNow: () => void;
  dismiss: () => void;
}

const texts = {
  visit: 'We cannot reach our stock room just now. Your page opens as soon as it answers.',
  changes:
    'We cannot reach our stock room just now. Your changes are kept and go through as soon as it answers.',
  'fresh-page': 'We cannot reach our stock room just now. You see what we last knew.',
  session: 'We cannot reach our stock room just now. We keep asking.',
} as const;
/** What matters most to the reader comes first. */
const order = ['visit', 'changes', 'fresh-page', 'session'] as const;

/** What is said about a data service that does not answer, while somebody waits for it; a page that could not come says it itself. */
export function useServiceNotice(): ServiceNotice | undefined {
  const { service } = usePlatform();
  const { isAway, isStale, waiting } = useStore(service.state);
  const [dismissed, setDismissed] = useState<string>();
  const isPressed = useRef(false);
  useFreshPage(isStale);

  const reason =
    isAway && !waiting.includes('page') ? order.find((each) => waiting.includes(each)) : undefined;
  const message = reason && texts[reason];
  if (dismissed !== undefined && !isAway) setDismissed(undefined);
  if (!message || dismissed === message) return undefined;
  return {
    message,
    tryNow: () => {
      isPressed.current = true;
      service.tryNow();
    },
    // A message whose action was pressed goes; this one stays until there is an answer.
    dismiss: () => {
      if (!isPressed.current) setDismissed(message);
      isPressed.current = false;
    },
  };
}
