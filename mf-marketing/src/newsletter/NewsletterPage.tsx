import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Database, unwrap } from '@shop/kernel/data';
import { PageHead, useAction } from '@shop/kernel/react';
import { ActionLink, linkTo, useSearchParams } from '@shop/kernel/routing';
import { Alert, Button, Container, displayHeading, s } from '@shop/ui';
import { ArchPicture } from '../art/ArchPicture';
import { useHydrated } from '../hydration/useHydrated';

interface Props {
  title: string;
  text: ReactNode;
  /** Words on the one button. */
  action: string;
  rpc: 'confirm_newsletter' | 'unsubscribe_newsletter';
  piece: string;
  /** Shown when it is done. */
  done: ReactNode;
  /** Said of a link that the shop does not know, or no longer. */
  unknown: ReactNode;
}

type Outcome = 'done' | 'unknown';

async function decide(db: Database, rpc: Props['rpc'], token: string): Promise<Outcome> {
  const { outcome } = await unwrap(db.rpc(rpc, { p_token: token }));
  return outcome === 'unknown' ? 'unknown' : 'done';
}

/**
 * Where the links in the newsletter's mails lead. One press decides, and not the visit: mail programs open links to
 * look for viruses. What comes of it takes the focus, because the button that was pressed goes.
 */
export function NewsletterPage({ title, text, action, rpc, piece, done, unknown }: Props) {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [outcome]);
  const { busy, problem, run } = useAction({ describe: () => 'That did not work. Please try again.' });

  const handlePress = () => run(async (db) => setOutcome(await decide(db, rpc, query.get('token') ?? '')));

  return (
    <Page>
      <PageHead title={title} noIndex />
      <Window>
        <ArchPicture piece={piece} sizes="220px" priority />
      </Window>
      <Title>{title}</Title>
      {outcome && (
        <div ref={message} tabIndex={-1}>
          {outcome === 'done' ? <Alert tone="success">{done}</Alert> : <Alert tone="error">{unknown}</Alert>}
        </div>
      )}
      <Alert tone="error">{problem}</Alert>
      {outcome ? (
        <Button as={ActionLink} to={linkTo('home')} $variant="secondary">
          Go to the shop
        </Button>
      ) : (
        <>
          <p>{text}</p>
          <Button type="button" $size="large" $busy={!hydrated || busy} onClick={() => void handlePress()}>
            {action}
          </Button>
        </>
      )}
    </Page>
  );
}

const Page = styled(Container).attrs({ $width: 'form' })`
  display: grid;
  gap: ${s('space.24')};
  justify-items: center;
  padding-block: ${s('space.48')} ${s('space.72')};
  text-align: center;
`;

const Window = styled.div`
  width: 200px;
`;

const Title = styled.h1`
  ${displayHeading(48)}
`;
