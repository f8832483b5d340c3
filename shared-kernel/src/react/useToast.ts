import { useCallback } from 'react';
import type { Toast } from '../platform/platform';
import { usePlatform } from './PlatformProvider';

/** Shows a short message in the shell's live region; it goes by itself. */
export function useToast(): (toast: Toast) => void {
  const { bus } = usePlatform();
  return useCallback((toast) => bus.publish('toast/requested', toast), [bus]);
}
