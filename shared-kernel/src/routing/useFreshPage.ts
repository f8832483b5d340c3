import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePlatform } from '../react/PlatformProvider';

/** Loads the page again once the data service answers, while `isMissing`: something on it could not be asked for. */
export function useFreshPage(isMissing: boolean): void {
  const { service } = usePlatform();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isMissing) return;
    return service.join('fresh-page', () => void revalidate());
  }, [isMissing, service, revalidate]);
}
