import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { DeleteButton } from '../calls/DeleteButton';
import { adminPaths } from '../layout/adminPaths';
import { Stack } from '../panel/Stack';
import { stateText } from '../states/stateText';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListPager } from '../table/ListPager';
import { TwoLines } from '../table/TwoLines';
import { useListQuery } from '../table/useListQuery';
import {
  type CustomerEntries,
  type CustomerEntry,
  type CustomerPart,
  customerParts,
  type CustomerRecord,
  partOf,
  pathOf,
} from './customerRecord';

interface Props {
  customer: CustomerRecord;
  entries: CustomerEntries;
}

/** The lists of a customer, one at a time; which one stands in the address. */
export function CustomerLists({ customer, entries }: Props) {
  const query = useListQuery();
  const { counts } = customer;
  const part = partOf(query.params.get('part'), counts);
  const first = partOf(null, counts);
  return (
    <Stack>
      <FilterLinks
        label="Lists"
        name="part"
        options={customerParts
          .filter(({ value }) => counts[value] !== undefined)
          .map(({ value, label }) => ({
            value: value === first.value ? '' : value,
            label,
            count: counts[value],
          }))}
      />
      <DataTable
        label={part.label}
        columns={columnsOf(part)}
        rows={entries.rows}
        keyOf={({ id }) => id}
        empty={part.empty}
      />
      <ListPager total={entries.total} />
      {part.value === 'orders' && entries.total > 0 && (
        <Link to={adminPaths.ordersOf(customer.id)}>Work on these orders in the list of orders</Link>
      )}
    </Stack>
  );
}

/** Columns of a list, without those that it has nothing for. */
function columnsOf(part: CustomerPart): readonly Column<CustomerEntry>[] {
  const { value } = part;
  return [
    { label: 'When', cell: ({ at }) => formatDate(at, 'tableDay') },
    {
      label: part.title,
      cell: (entry) => (
        <What>
          <Title part={part} entry={entry} />
          {entry.note && <small>{entry.note}</small>}
        </What>
      ),
    },
    ...(value === 'notes'
      ? []
      : [{ label: 'State', cell: ({ state }: CustomerEntry) => <Badge>{stateText(state)}</Badge> }]),
    ...(value === 'orders' || value === 'returns' || value === 'credit' || value === 'coupons'
      ? [
          {
            label: value === 'coupons' ? 'Saved' : 'Amount',
            align: 'end' as const,
            cell: ({ amount }: CustomerEntry) => (amount === null ? '–' : formatRupees(amount)),
          },
        ]
      : []),
    ...(value === 'notes'
      ? [
          {
            label: 'Action',
            align: 'end' as const,
            cell: (note: CustomerEntry) => (
              <DeleteButton
                name={`note of ${formatDate(note.at, 'tableMoment')}`}
                remove={(db) => unwrap(db.rpc('delete_customer_note', { p_id: Number(note.id) }))}
              >
                “{note.note.slice(0, 200)}” is deleted for everybody.
              </DeleteButton>
            ),
          },
        ]
      : []),
  ];
}

function Title({ part, entry }: { part: CustomerPart; entry: CustomerEntry }) {
  const path = pathOf(part, entry);
  if (!path) return entry.title;
  const isBooking = part.value === 'credit' || part.value === 'coupons';
  return isBooking ? (
    <>
      {bookingText(entry)} <StaffLink to={path}>{entry.reference}</StaffLink>
    </>
  ) : (
    <StaffLink to={path}>{entry.title}</StaffLink>
  );
}

/** What a booking was for, without the number that is its link. */
const bookingText = ({ title, reference }: CustomerEntry) =>
  reference && title.endsWith(` ${reference}`) ? title.slice(0, -reference.length).trimEnd() : title;

const What = styled(TwoLines)`
  /* An order's number stays in one line. */
  min-width: 14ch;

  small {
    max-width: 60ch;
    white-space: pre-wrap;
  }
`;
