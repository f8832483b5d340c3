import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tabs } from '@shop/ui';
import { useHydrated } from '../hydration/useHydrated';
import { useHashTarget } from './useHashTarget';

interface HashTab {
  /** Behind `#` in the address. */
  id: string;
  label: string;
  content: ReactNode;
  /** Ids of parts inside, whose links open this tab as well. */
  holds?: readonly string[];
}

interface Props {
  label: string;
  /** The first one shows when the address names none. */
  tabs: readonly [HashTab, ...HashTab[]];
}

/** Tabs with addresses of their own, such as `/returns#exchanges`. Without scripts all panels stand one after another. */
export function HashTabs({ label, tabs }: Props) {
  const hydrated = useHydrated();
  const { target, point, anchor } = useHashTarget<HTMLDivElement>(
    tabs.flatMap(({ id, holds = [] }) => [id, ...holds]),
  );
  const selected = tabs.find(({ id, holds = [] }) => id === target || holds.some((part) => part === target));
  return (
    <Place ref={anchor}>
      <Tabs
        label={label}
        selected={(selected ?? tabs[0]).id}
        onSelect={point}
        tabs={tabs.map(({ id, label: text, content }) => ({
          id,
          label: text,
          // The id serves browsers without scripts. With them it would make the frame scroll at every press.
          content: <div id={hydrated ? undefined : id}>{content}</div>,
        }))}
      />
    </Place>
  );
}

const Place = styled.div`
  scroll-margin-top: 100px;
`;
