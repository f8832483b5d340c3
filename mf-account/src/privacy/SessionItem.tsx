import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Badge, Button, s, useRestoreFocus } from '@shop/ui';
import type { DeviceSession } from './fetchSessions';
import { RowDetail, RowName, SettingRow } from './settingRows';

/** One device and, unless it is this one, its sign-out. */
export function SessionItem({ session }: { session: DeviceSession }) {
  const end = useChange({
    inToast: true,
    describe: () => 'This device could not be signed out. Please try again.',
  });
  const row = useRestoreFocus<HTMLLIElement>(end.busy);
  const { id, device, isThis, signedIn, lastUsed } = session;

  const handleEnd = async () => {
    await end.run((db) => unwrap(db.rpc('end_session', { p_session: id })), `${device} is signed out.`);
  };

  return (
    <SettingRow ref={row} tabIndex={-1}>
      <div>
        <RowName>
          {device} {isThis && <Badge $tone="neem">This device</Badge>}
        </RowName>
        <RowDetail>Signed in {signedIn}</RowDetail>
        {!isThis && <RowDetail>Last used {lastUsed}</RowDetail>}
      </div>
      {!isThis && (
        <End
          type="button"
          $variant="secondary"
          $size="small"
          $busy={end.busy}
          aria-label={`Sign out ${device}, signed in ${signedIn}`}
          onClick={() => void handleEnd()}
        >
          Sign out
        </End>
      )}
    </SettingRow>
  );
}

const End = styled(Button)`
  margin-inline-start: ${s('space.8')};
`;
