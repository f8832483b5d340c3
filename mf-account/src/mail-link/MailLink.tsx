import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { PageHead } from '@shop/kernel/react';
import { Alert, Container, Icon, type IconName, PageTitle, s } from '@shop/ui';

interface Props {
  icon: IconName;
  title: string;
  /** What the press did. */
  success: string | false | undefined;
  /** Why it did nothing. */
  error: string | false | undefined;
  children: ReactNode;
}

/**
 * Where links in mails lead. One press decides, and not the visit: mail programs open links as well. What comes of it
 * takes the focus, because the button that was pressed goes.
 */
export function MailLink({ icon, title, success, error, children }: Props) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (success || error) message.current?.focus();
  }, [success, error]);
  return (
    <Page>
      <PageHead title={title} noIndex />
      <Icon name={icon} size={40} />
      <PageTitle>{title}</PageTitle>
      {(success || error) && (
        <div ref={message} tabIndex={-1}>
          <Alert tone="success">{success}</Alert>
          <Alert tone="error">{error}</Alert>
        </div>
      )}
      {children}
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
