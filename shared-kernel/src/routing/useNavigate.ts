import { useCallback } from 'react';
import { type NavigateOptions, useNavigate as useRouterNavigate } from 'react-router-dom';
import { usePlatform } from '../react/PlatformProvider';
import { isLinkRef, type Place } from './place';

type Navigate = (place: Place, options?: NavigateOptions) => Promise<void>;

/** Goes to another page once something is done. Where no live remote offers it, the shopper stays and is told. */
export function useNavigate(): Navigate {
  const navigate = useRouterNavigate();
  const { links, commands } = usePlatform();
  return useCallback(
    async (place, options) => {
      const address = isLinkRef(place) ? links.resolve(place) : place;
      if (address !== undefined) await navigate(address, options);
      else
        await commands.run('show-toast', {
          tone: 'error',
          message: 'This page is not available right now. Please try again later.',
        });
    },
    [navigate, links, commands],
  );
}
