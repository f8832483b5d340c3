import { Slot } from '@shop/kernel/react';
import { ProgressLine } from '../ProgressLine';
import { PartUnavailable } from './PartUnavailable';
import { useHandledRequest } from './useHandledRequest';

/** Opens the catalogue team's quick view wherever somebody asks for it. */
export function QuickViewHost() {
  const [request, close] = useHandledRequest('open-quick-view');
  if (!request) return null;
  return (
    <Slot
      key={request.id}
      name="quick-view"
      props={{ productId: request.payload.productId, onClose: close }}
      onSettled={request.onSettled}
      placeholder={<ProgressLine label="Opening quick view" />}
      fallback={(retry) => (
        <PartUnavailable
          title="Quick View"
          message="The quick view is not answering right now."
          onRetry={retry}
          onClose={close}
        />
      )}
    />
  );
}
