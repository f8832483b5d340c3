import { unwrap } from '@shop/kernel/data';
import { ActionLink, linkTo, shopperLoader, useShopperData } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { AccountPage } from '../account-frame/AccountPage';
import { Purpose } from '../signed-out/Purpose';
import { AlertList } from './AlertList';

export const loader = shopperLoader(({ db }) => unwrap(db.rpc('get_alerts')));

export function Component() {
  const { data: alerts } = useShopperData<typeof loader>();

  return (
    <AccountPage
      title="What I wait for"
      intro="We write to you when a size is back, once, and when a price falls, each time it is lower than before."
    >
      {alerts ? (
        alerts.length > 0 ? (
          <AlertList alerts={alerts} />
        ) : (
          <EmptyState
            icon="clock"
            title="You are not waiting for anything"
            text="Where something is sold out, or dearer than you like, its page has a button: we tell you."
            action={
              <Button as={ActionLink} to={linkTo('category')}>
                Look around
              </Button>
            }
          />
        )
      ) : (
        <Purpose
          icon="clock"
          title="Let us watch for you"
          text="A mail when your size is back or the price falls. Here you see what you wait for, and stop it with one press."
        />
      )}
    </AccountPage>
  );
}
