import { useEffect } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { PageHead, useAuth } from '@shop/kernel/react';
import { Outlet, shopperLoader, useLoaderData, useRevalidator } from '@shop/kernel/routing';
import { DarkScheme, from, s, Spinner } from '@shop/ui';
import { AdminOnly } from '../access/AdminOnly';
import { RightsContext } from '../access/rights';
import { SectionGate } from '../access/SectionGate';
import { useHasEnded } from '../access/useHasEnded';
import { UnsavedGuard } from '../unsaved/UnsavedGuard';
import { barHeight, railWidth, sideWidth } from './measures';
import { PageBar } from './PageBar';
import { SideNav } from './SideNav';
import { Tools } from './Tools';

/** Whose dashboard it is and what they may do there; its sections load what they show. */
export const loader = shopperLoader(async ({ db, user }) =>
  user.role === 'admin' ? unwrap(db.rpc('get_my_rights')) : [],
);

/** The dashboard's own frame (adr 0067): bar and navigation around the sections, dark where the system is. */
export function Component() {
  const { userId, data: rights = [] } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { user, restoring } = useAuth();
  const { revalidate } = useRevalidator();
  const isKept = useHasEnded() && userId !== null;
  const isOf = (user?.id ?? null) === userId;

  // Not where a session ended by itself: what is typed stays for whoever signs in again.
  useEffect(() => {
    if (!restoring && !isOf && !isKept) void revalidate();
  }, [restoring, isOf, isKept, revalidate]);

  return (
    <>
      <PageHead title="Admin Dashboard" noIndex />
      <DarkScheme />
      <AdminOnly isKept={isKept}>
        <BelowBar />
        <RightsContext value={rights}>
          <UnsavedGuard>
            <PageBar>
              <Tools />
              <SideNav />
            </PageBar>
            <Content>
              {isOf || isKept ? (
                <SectionGate>
                  <Outlet />
                </SectionGate>
              ) : (
                <Spinner label="Loading" />
              )}
            </Content>
          </UnsavedGuard>
        </RightsContext>
      </AdminOnly>
    </>
  );
}

/** Keeps what is jumped to or focused clear of the bar. */
const BelowBar = createGlobalStyle`
  html {
    scroll-padding: calc(${barHeight} + ${s('space.16')}) 0 ${s('space.24')};
  }
`;

const Content = styled.div`
  min-width: 0;
  max-width: 1480px;
  min-height: 60vh;
  padding: ${s('space.16')} ${s('space.16')} ${s('space.72')};

  ${from('tablet')} {
    padding: ${s('space.24')} ${s('space.24')} ${s('space.72')} calc(${railWidth} + ${s('space.24')});
  }

  ${from('desktop')} {
    padding: ${s('space.24')} ${s('space.32')} ${s('space.72')} calc(${sideWidth} + ${s('space.32')});
  }
`;
