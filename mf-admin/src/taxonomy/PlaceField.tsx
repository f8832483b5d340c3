import { TextField } from '@shop/ui';

interface Props {
  place: number | undefined;
  error: string | undefined;
}

/** Where something stands among its like, in menus and forms. */
export const PlaceField = ({ place, error }: Props) => (
  <TextField
    label="Place"
    name="position"
    type="number"
    min={0}
    step={1}
    required={false}
    hint="Smaller comes first. Left empty, a new one comes last."
    defaultValue={place}
    error={error}
  />
);
