import { type ReactNode, Suspense, useInsertionEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { Island, usePlatform, useStore } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';
import { depth, s, visuallyHidden } from '@shop/ui';
import { snapshots } from '../snapshot/snapshots';
import { releaseRules } from '../styles/holdRules';
import { BetaBanner } from './beta/BetaBanner';
import { BetaModal } from './beta/BetaModal';
import { PlainHeader } from './header/PlainHeader';
import { SiteHeader } from './header/SiteHeader';
import { AuthDialogHost } from './hosts/AuthDialogHost';
import { QuickViewHost } from './hosts/QuickViewHost';
import { ToastHost } from './hosts/ToastHost';
import { ProblemNotice } from './problemNotice';
import { ProgressLine } from './ProgressLine';
import { SaleStrip } from './SaleStrip';
import { usePageChange } from './usePageChange';

const footer = laterPart(
  async () => (await import(/* webpackChunkName: "footer" */ './footer/SiteFooter')).SiteFooter,
);

const signInNotices = laterPart(
  async () => (await import(/* webpackChunkName: "menus" */ './SignInNotices')).SignInNotices,
);
/** Whoever comes back from a sign-in elsewhere: nobody else is told how it ended. */
const comesBack = /[?&](error|success)=auth_/;

/**
 * What stands around every page: strips, header, footer, and the places for dialogs and messages. A page whose remote
 * wants it plain has the shop's name above it and nothing that leads away (adr 0054), or a bar of its own (adr 0067).
 */
export function Frame({ children }: { children: ReactNode }) {
  const { settings, service, links } = usePlatform();
  const { phase, launchDay } = settings;
  const main = useRef<HTMLElement>(null);
  const { isAway } = useStore(service.state);
  // A line that only ever nears its end says less than the message that nobody answers.
  const isNavigating = useNavigation().state !== 'idle' && !isAway;
  // Route ids begin with the remote's name: development outlines whose page it is.
  const page = useMatches().at(-1)?.id;
  const location = useLocation();
  const isPlain = links.isPlain(location.pathname);
  const [hasProblem, setHasProblem] = useState(false);
  // Before the page that came is measured.
  useInsertionEffect(() => {
    snapshots.end();
    releaseRules();
  }, [location]);
  usePageChange(main);

  return (
    <>
      {!isPlain && <BelowHeader />}
      <SkipLink href="#main">Skip to content</SkipLink>
      {isNavigating && <ProgressLine label="Loading page" />}
      {isPlain ? (
        <PlainTop>
          <div data-page-bar />
          <PlainHeader />
        </PlainTop>
      ) : (
        <>
          <SaleStrip />
          {phase === 'beta' && <BetaBanner launchDay={launchDay} />}
          <SiteHeader />
        </>
      )}
      <Main id="main" ref={main} tabIndex={-1} data-boundary={page}>
        <ProblemNotice value={setHasProblem}>{children}</ProblemNotice>
      </Main>
      {!isPlain && (
        <Island height={1511} code={footer.load}>
          <footer.Part />
        </Island>
      )}
      <ToastHost />
      {comesBack.test(location.search) && (
        <Suspense fallback={null}>
          <signInNotices.Part />
        </Suspense>
      )}
      <AuthDialogHost />
      <QuickViewHost />
      {phase === 'beta' && !hasProblem && !isPlain && <BetaModal launchDay={launchDay} />}
    </>
  );
}

/**
 * Keeps what is jumped to or focused clear of the sticky header. What stands in the header is in sight wherever one reads, although it
 * lies within that room: focus that comes back to it leaves the page where it is. A bar of a page that sticks below the header says
 * so by the attribute `data-below-header`: it is told how much of the screen's top the header has, and does the same.
 */
const BelowHeader = createGlobalStyle`
  html {
    scroll-padding: 136px 0 72px;
  }
  [data-compact] :where(a, button, input) {
    scroll-margin-top: -200px;
  }
  [data-below-header] {
    --header: 61px;
  }
  [data-away='true']:not(:has(:focus-visible)) ~ main [data-below-header] {
    --header: 0px;
  }
`;

/** A page in a plain frame that draws a bar into the place for it stands below that one instead of the shop's name. */
const PlainTop = styled.div`
  &,
  > [data-page-bar] {
    display: contents;
  }
  > :not(:empty) ~ header {
    display: none;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: ${depth('toast')};
  top: ${s('space.8')};
  left: ${s('space.8')};
  padding: ${s('space.12')} ${s('space.24')};
  border-radius: ${s('radius.control')};
  background: ${s('color.ink')};
  color: ${s('color.paper')};
  font-weight: 600;

  &:not(:focus) {
    ${visuallyHidden}
  }
`;

/* Fills a screen, so that no footer stands there to be pressed and jumps away when the page's data comes. */
const Main = styled.main`
  min-height: 100svh;

  &:focus {
    outline: none;
  }
`;
