import styled from 'styled-components';
import { formatDate, lookUp } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Badge, s, Surface } from '@shop/ui';
import { adminPaths } from '../layout/adminPaths';
import { mailLink } from '../mail/mailLink';
import { Head, Reply, Words } from '../message-card/MessageCard';
import { channels, type Grievance } from './grievanceRecord';
import { GrievanceSteps } from './GrievanceSteps';

/** What somebody complains about, how far it has come, and until when the next step is due. */
export function GrievanceCard({ grievance }: { grievance: Grievance }) {
  const { ticket, reference, name, email, message, due_at, overdue, acknowledged_at, resolved_at } =
    grievance;
  const step = acknowledged_at ? 'Resolve' : 'Acknowledge';
  return (
    <Surface as="li">
      <Head>
        <div>
          <strong>{ticket}</strong>{' '}
          {due_at && (
            <Badge $tone={overdue ? 'kumkum' : 'haldi'}>
              {overdue ? `${step}: overdue since` : `${step} by`} {formatDate(due_at, 'tableMoment')}
            </Badge>
          )}
          {resolved_at && <Badge $tone="neem">Resolved {formatDate(resolved_at, 'tableMoment')}</Badge>}
          <p>
            {name} <a href={mailLink(email)}>{email}</a>
          </p>
        </div>
        <GrievanceSteps grievance={grievance} />
      </Head>
      <Words>{message}</Words>
      {grievance.resolution && (
        <Reply>
          <Words>{grievance.resolution}</Words>
          <footer>{grievance.resolved_by}</footer>
        </Reply>
      )}
      <Foot>
        Came {formatDate(grievance.received_at, 'tableMoment')} IST by{' '}
        {lookUp(channels, grievance.channel) ?? grievance.channel}
        {acknowledged_at && ` · acknowledged ${formatDate(acknowledged_at, 'tableMoment')}`} · resolve until{' '}
        {formatDate(grievance.resolve_by, 'tableMoment')} ·{' '}
        <Link to={adminPaths.inquiry('contact', reference)}>{reference}</Link>
      </Foot>
    </Surface>
  );
}

const Foot = styled.p`
  margin: ${s('space.12')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  overflow-wrap: anywhere;
`;
