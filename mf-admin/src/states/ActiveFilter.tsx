import { FilterLinks } from '../table/FilterLinks';

const options = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'off', label: 'Off' },
];

/** The filter of a list by what `ActiveBadge` says of its rows. */
export const ActiveFilter = () => <FilterLinks label="State" name="state" options={options} />;
