import { LinkChoices } from './LinkChoices';
import { queryWith } from './queryWith';
import { useListQuery } from './useListQuery';

interface Props {
  /** What is chosen here. */
  label: string;
  /** Of the address's query. */
  name: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** Other parts of the query that a choice here replaces. */
  replaces?: readonly string[];
}

/** A filter of few choices, all in sight. */
export function FilterLinks({ label, name, options, replaces = [] }: Props) {
  const query = useListQuery();
  const cleared = Object.fromEntries(replaces.map((each) => [each, '']));
  const isReplaced = replaces.some((each) => query.get(each) !== '');
  return (
    <LinkChoices
      label={label}
      choices={options.map((option) => ({
        to: queryWith({ ...cleared, [name]: option.value }),
        label: option.label,
        current: !isReplaced && query.get(name) === option.value,
        count: option.count,
      }))}
    />
  );
}
