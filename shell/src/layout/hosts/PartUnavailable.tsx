import styled from 'styled-components';
import { Alert, Button, Dialog, s } from '@shop/ui';

interface Props {
  title: string;
  message: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in for a dialog whose team's part could not be fetched. */
export function PartUnavailable({ title, message, onRetry, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Content>
        <Alert tone="error">{message}</Alert>
        <Button onClick={onRetry}>Try again</Button>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;
