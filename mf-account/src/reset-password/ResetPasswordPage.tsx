import { PageHead } from '@shop/kernel/react';
import { linkTo, type LoaderFunctionArgs, platformOf, redirectTo, useLoaderData } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';
import { ExpiredLink } from './ExpiredLink';
import { NewPasswordForm } from './NewPasswordForm';

interface ResetData {
  link: 'usable' | 'expired';
}

/** Exchanges the mail's code for a session. The code leaves the address, because it works only once. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ResetData | Response> {
  const platform = platformOf(context);
  const { session } = platform;
  const query = new URL(request.url).searchParams;
  if (query.has('error') || query.has('error_code')) return { link: 'expired' };
  const code = query.get('code');
  if (code) {
    const exchanged = await session.completeSignIn(code).then(
      () => true,
      () => false,
    );
    return exchanged ? redirectTo(platform, linkTo('reset-password')) : { link: 'expired' };
  }
  const { status } = await session.settled();
  return { link: status === 'signed-in' ? 'usable' : 'expired' };
}

export function Component() {
  const { link } = useLoaderData<ResetData>();

  return (
    <TitledPage title="Choose a new password" $width="form">
      <PageHead title="Choose a new password" noIndex />
      {link === 'usable' ? <NewPasswordForm /> : <ExpiredLink />}
    </TitledPage>
  );
}
