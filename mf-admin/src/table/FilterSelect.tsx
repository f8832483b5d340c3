import { SelectField } from '@shop/ui';
import { useListQuery } from './useListQuery';

interface Props {
  label: string;
  /** Of the address's query. */
  name: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of too many to show them all; like every filter it stands in the address. */
export function FilterSelect({ label, name, options }: Props) {
  const query = useListQuery();
  return (
    <SelectField
      label={label}
      name={name}
      value={query.get(name)}
      onChange={(event) => query.go({ [name]: event.target.value })}
      options={[{ value: '', label: 'All' }, ...options]}
    />
  );
}
