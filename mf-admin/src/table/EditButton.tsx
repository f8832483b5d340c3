import { Button } from '@shop/ui';

interface Props {
  /** What the row is called. */
  name: string;
  onEdit: () => void;
}

/** Opens what changes the row it stands in. */
export function EditButton({ name, onEdit }: Props) {
  return (
    <Button type="button" $variant="quiet" $size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
      Edit
    </Button>
  );
}
