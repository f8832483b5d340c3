import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import type { HsnCode } from './taxRecords';

interface Props {
  codes: readonly HsnCode[];
  onEdit: (code: HsnCode) => void;
}

export function CodeTable({ codes, onEdit }: Props) {
  const columns: readonly Column<HsnCode>[] = [
    { label: 'HSN', cell: ({ hsn }) => <strong>{hsn}</strong> },
    { label: 'Goods', cell: ({ goods }) => goods },
    { label: 'GST', cell: (code) => <Rates>{rateText(code)}</Rates> },
    {
      label: 'Actions',
      align: 'end',
      cell: (code) => <EditButton name={code.hsn} onEdit={() => onEdit(code)} />,
    },
  ];
  return (
    <DataTable
      label="List of tariff headings"
      columns={columns}
      rows={codes}
      keyOf={({ hsn }) => hsn}
      empty="No headings here"
    />
  );
}

/** On a phone the table is moved sideways rather than a word stood upon a word. */
const Rates = styled.span`
  display: inline-block;
  min-width: 9rem;
  vertical-align: top;
`;

const rateText = ({ percent, low_percent, low_up_to }: HsnCode) =>
  low_percent === null || low_up_to === null
    ? `${percent}%`
    : `${low_percent}% up to ${formatRupees(low_up_to)} a piece, ${percent}% above`;
