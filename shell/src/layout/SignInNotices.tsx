import { useEffect } from 'react';
import { useToast } from '@shop/kernel/react';
import { useSearchParams } from '@shop/kernel/routing';

const notices = {
  'error=auth_error': {
    tone: 'error',
    message: 'The sign-in did not work: links expire and work only once. Please try again.',
  },
  'success=auth_success': { tone: 'success', message: 'You are signed in.' },
} as const;

/** Says how the way back from a sign-in ended, and takes the mark out of the address (spec §4, Auth callback). */
export function SignInNotices() {
  const [search, setSearch] = useSearchParams();
  const toast = useToast();
  const key = ['error', 'success']
    .map((name) => `${name}=${search.get(name)}`)
    .find((mark) => Object.hasOwn(notices, mark));

  useEffect(() => {
    if (!key) return;
    toast(notices[key as keyof typeof notices]);
    setSearch(
      (query) => {
        query.delete('error');
        query.delete('success');
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [key, toast, setSearch]);

  return null;
}
