import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';

interface Props {
  /** Really fetches it again. */
  onRetry: () => void;
}

/** Stands where a part of a page could not be brought in; the page itself goes on. */
export const PartAway = ({ onRetry }: Props) => (
  <Alert tone="error">
    This part did not load.{' '}
    <Button type="button" $variant="quiet" $size="small" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
);
