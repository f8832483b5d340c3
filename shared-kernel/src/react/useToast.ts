import { useCallback } from 'react';
import type { Toast } from '../platform/commands';
import { usePlatform } from './PlatformProvider';

/** Shows a short message in the shell's live region; it goes by itself. */
export function useToast(): (toast: Toast) => void {
  const { commands } = usePlatform();
  return useCallback((toast) => void commands.run('show-toast', toast), [commands]);
}
