import styled from 'styled-components';
import { formatDate, lookUp } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { from, s } from '@shop/ui';
import { counted } from '../counted/counted';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { ordersBehind } from '../orders/ordersAddress';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { meansTexts } from './figureTexts';
import { FigureTiles } from './FigureTiles';
import { FirstSteps } from './FirstSteps';
import { loadOverview, type Overview } from './loadOverview';
import { presets } from './period';
import { PeriodForm } from './PeriodForm';
import { RankedList, type RankedRow } from './RankedList';
import { SalesChart } from './SalesChart';
import { SalesStatement } from './SalesStatement';
import { StockAlerts } from './StockAlerts';
import { WaitingWork } from './WaitingWork';

export const loader = loadOverview;

export function Component() {
  const overview = useLoaderData<Overview | null>();
  if (!overview) return null;
  const { waiting, stock_alerts, has_orders } = overview;
  return (
    <SectionPage title="Overview" actions={<WaitingWork waiting={waiting} />}>
      {has_orders ? (
        <Sold overview={overview} />
      ) : (
        <Columns>
          <FirstSteps />
          <StockAlerts alerts={stock_alerts} />
        </Columns>
      )}
    </SectionPage>
  );
}

function Sold({ overview }: { overview: Overview }) {
  const { current, previous, days, previous_days, stock_alerts, ...parts } = overview;
  const period = { from: overview.from, to: overview.to };
  return (
    <>
      <ListBar>
        <FilterLinks label="Period" name="days" options={presets} replaces={['from', 'to']} />
        <PeriodForm {...period} />
      </ListBar>
      <FigureTiles {...{ current, previous, ...period }} />
      <Compared>
        {dayText(days[0]?.day)} to {dayText(days.at(-1)?.day)}, days in India; before:{' '}
        {dayText(previous_days[0]?.day)} to {dayText(previous_days.at(-1)?.day)}.
      </Compared>
      <SalesChart days={days} previous_days={previous_days} />
      <Columns>
        <SalesStatement {...{ current, ...period }} />
        <RankedList title="How it is paid" rows={meansRows(overview)} />
        <StockAlerts alerts={stock_alerts} />
        <RankedList
          title="By type"
          rows={parts.types.map(({ id, name, pieces, gross }) => ({
            ...{ id, name, amount: gross, count: counted(pieces, 'piece') },
            to: ordersBehind(period, { status: 'sold', type: id }),
          }))}
        />
        <RankedList
          title="By state of delivery"
          rows={parts.states.map(({ id, orders, total }) => ({
            ...{ id, name: id || 'Not said', amount: total, count: counted(orders, 'order') },
            to: ordersBehind(period, { status: 'sold', state: id }),
          }))}
        />
        <RankedList
          title="Top products"
          rows={parts.products.map(({ id, name, pieces, gross }) => ({
            ...{ id, name, amount: gross, count: counted(pieces, 'piece'), to: adminPaths.product(id) },
          }))}
        />
      </Columns>
    </>
  );
}

const meansRows = ({ from: first, to, means }: Overview): RankedRow[] =>
  means.map(({ id, orders, total }) => {
    const { label, behind } = lookUp(meansTexts, id) ?? { label: id, behind: { status: 'sold' } };
    return {
      ...{ id, name: label, amount: total, count: counted(orders, 'order') },
      to: ordersBehind({ from: first, to }, behind),
    };
  });

const dayText = (day: string | undefined) => (day === undefined ? '' : formatDate(day, 'tableDay'));

const Compared = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('wide')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
