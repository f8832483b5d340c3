import styled from 'styled-components';
import { useLoaderData } from '@shop/kernel/routing';
import { from, s } from '@shop/ui';
import { SectionPage } from '../layout/SectionPage';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { FigureTiles } from './FigureTiles';
import { loadOverview, type Overview } from './loadOverview';
import { presets } from './period';
import { PeriodForm } from './PeriodForm';
import { RankedList } from './RankedList';
import { RevenueChart } from './RevenueChart';
import { StockAlerts } from './StockAlerts';
import { WaitingWork } from './WaitingWork';

export const loader = loadOverview;

export function Component() {
  const overview = useLoaderData<Overview | null>();
  if (!overview) return null;
  return (
    <SectionPage title="Overview" actions={<WaitingWork waiting={overview.waiting} />}>
      <ListBar>
        <FilterLinks label="Period" name="days" options={presets} replaces={['from', 'to']} />
        <PeriodForm from={overview.from} to={overview.to} />
      </ListBar>
      <FigureTiles current={overview.current} previous={overview.previous} />
      <RevenueChart days={overview.days} />
      <Columns>
        <RankedList title="Top products" rows={overview.products} />
        <RankedList title="Top categories" rows={overview.categories} />
        <StockAlerts alerts={overview.stock_alerts} />
      </Columns>
    </SectionPage>
  );
}

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
