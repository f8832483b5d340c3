import type { ReactNode } from 'react';
import { useAuth } from '@shop/kernel/react';
import { Button, EmptyState, type IconName } from '@shop/ui';

export interface PurposeTexts {
  icon: IconName;
  title: string;
  text: ReactNode;
}

/** What a page is for, and the way in: shown to visitors in place of what belongs to one shopper. */
export function Purpose({ icon, title, text }: PurposeTexts) {
  const { openDialog } = useAuth();

  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <Button type="button" $variant="primary" onClick={() => openDialog('login')}>
          Sign In
        </Button>
      }
    />
  );
}
