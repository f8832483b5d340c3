import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { PageHead, useAuth } from '@shop/kernel/react';
import { Outlet, shopperLoader, useShopperData } from '@shop/kernel/routing';
import { Container, from, s, Spinner } from '@shop/ui';
import { AdminOnly } from '../access/AdminOnly';
import { RightsContext } from '../access/rights';
import { SectionGate } from '../access/SectionGate';
import { UnsavedGuard } from '../unsaved/UnsavedGuard';
import { SectionNav } from './SectionNav';

const title = 'Admin Dashboard';

/** Whose dashboard it is and what they may do there; its sections load what they show. */
export const loader = shopperLoader(async ({ db, user }) =>
  user.role === 'admin' ? unwrap(db.rpc('get_my_rights')) : [],
);

/** Frame of all sections: beside them from the desktop on, above them on tablets and phones. */
export function Component() {
  const { userId, data: rights = [] } = useShopperData<typeof loader>();
  const { user } = useAuth();
  return (
    <>
      <PageHead title={title} noIndex />
      <AdminOnly>
        <RightsContext value={rights}>
          <UnsavedGuard>
            <Frame>
              <Side>
                <Title>{title}</Title>
                <SectionNav />
              </Side>
              <Content>
                {user?.id === userId ? (
                  <SectionGate>
                    <Outlet />
                  </SectionGate>
                ) : (
                  <Spinner label="Loading" />
                )}
              </Content>
            </Frame>
          </UnsavedGuard>
        </RightsContext>
      </AdminOnly>
    </>
  );
}

const Frame = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  padding-block: ${s('space.16')} ${s('space.72')};

  ${from('desktop')} {
    grid-template-columns: 184px minmax(0, 1fr);
    gap: ${s('space.32')};
    padding-block: ${s('space.32')} ${s('space.72')};
  }
`;

const Side = styled.div`
  ${from('desktop')} {
    position: sticky;
    top: ${s('space.72')};
    align-self: start;
    padding-top: ${s('space.12')};
  }
`;

const Title = styled.p`
  margin: 0 0 ${s('space.8')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 600;

  ${from('desktop')} {
    padding-left: ${s('space.16')};
  }
`;

const Content = styled.div`
  min-width: 0;
  min-height: 60vh;
`;
