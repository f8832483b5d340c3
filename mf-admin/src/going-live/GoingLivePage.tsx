import { useState } from 'react';
import { useLoaderData } from '@shop/kernel/routing';
import { Alert, Badge, Button } from '@shop/ui';
import { DarkPatterns } from '../dark-patterns/DarkPatterns';
import { SectionPage } from '../layout/SectionPage';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import type { LoadedSettings } from '../settings/settingsLoader';
import { Checklist } from './Checklist';
import { checklistOf } from './checklist';
import { OpenDialog } from './OpenDialog';

export { settingsLoader as loader } from '../settings/settingsLoader';

/** What a shop should have before it opens, and the way to open it. The database has the last word (adr 0060). */
export function Component() {
  const loaded = useLoaderData<LoadedSettings | null>();
  const [isOpening, setOpening] = useState(false);
  if (!loaded) return null;
  const { settings, facts, today } = loaded;
  const lines = checklistOf(settings, facts);
  const missing = lines.filter(({ isDone }) => !isDone);
  const done = lines.length - missing.length;
  const isLive = settings.phase === 'live';
  return (
    <SectionPage
      title="Going live"
      actions={
        isLive ? (
          <Badge $tone="neem">The shop is live</Badge>
        ) : (
          <Button type="button" aria-haspopup="dialog" onClick={() => setOpening(true)}>
            Open the shop
          </Button>
        )
      }
    >
      <Stack>
        <Alert tone={missing.length === 0 ? 'success' : 'info'}>
          {missing.length === 0
            ? 'Everything is there.'
            : `${done} of ${lines.length} ${done === 1 ? 'is' : 'are'} done.`}
        </Alert>
        <Panel title="What the shop knows by itself">
          <Checklist lines={lines.filter(({ isSigned }) => !isSigned)} />
        </Panel>
        <Panel title="What somebody stands for">
          <Lead>Your e-mail address and the day stay with what you sign, and in the log.</Lead>
          <Checklist lines={lines.filter(({ isSigned }) => isSigned)} />
        </Panel>
        <DarkPatterns settings={settings} facts={facts} today={today} />
      </Stack>
      {isOpening && (
        <OpenDialog missing={missing.map(({ title }) => title)} onClose={() => setOpening(false)} />
      )}
    </SectionPage>
  );
}
