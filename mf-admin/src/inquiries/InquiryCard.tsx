import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Badge, s, Surface } from '@shop/ui';
import { Rebuilt } from '../forms/Rebuilt';
import { adminPaths } from '../layout/adminPaths';
import { mailLink } from '../mail/mailLink';
import { Head, Reply, Words } from '../message-card/MessageCard';
import { ButtonRow } from '../panel/ButtonRow';
import { ComplaintButton } from './ComplaintButton';
import { detailsOf } from './detailsOf';
import { type InquiryKind, type InquiryRecord, summaryOf } from './inquiryRecord';
import { InquiryStatus } from './InquiryStatus';
import { ReplyButton } from './ReplyButton';

interface Props {
  inquiry: InquiryRecord;
  kind: InquiryKind;
}

/** What somebody wrote, what was answered, and until when an answer is due. */
export function InquiryCard({ inquiry, kind }: Props) {
  const details = detailsOf(inquiry);
  return (
    <Surface as="li">
      <Head>
        <div>
          <strong>{summaryOf(inquiry)}</strong> {inquiry.reference}{' '}
          {inquiry.due_at && (
            <Badge $tone={inquiry.overdue ? 'kumkum' : 'haldi'}>
              {inquiry.overdue ? 'Overdue since' : 'Answer by'} {formatDate(inquiry.due_at, 'tableMoment')}
            </Badge>
          )}{' '}
          {inquiry.ticket && (
            <Badge>
              Complaint <Link to={adminPaths.grievance(inquiry.ticket)}>{inquiry.ticket}</Link>
            </Badge>
          )}
          <p>
            {inquiry.name} <a href={mailLink(inquiry.email)}>{inquiry.email}</a> {inquiry.phone}
          </p>
        </div>
        <Rebuilt version={inquiry.status}>
          <InquiryStatus inquiry={inquiry} states={kind.states} />
        </Rebuilt>
      </Head>
      {inquiry.message && <Words>{inquiry.message}</Words>}
      {inquiry.replies.map(({ by, message, at }) => (
        <Reply key={at}>
          <Words>{message}</Words>
          <footer>
            {by}, {formatDate(at, 'tableMoment')}
          </footer>
        </Reply>
      ))}
      <Foot>
        <span>
          {[...details, `${formatDate(inquiry.created_at, 'tableMoment')} IST`].join(' · ')}
          {inquiry.assignee && ` · with ${inquiry.assignee}`}
        </span>
        <ButtonRow>
          {inquiry.kind === 'contact' && !inquiry.ticket && <ComplaintButton inquiry={inquiry} />}
          {kind.replied && <ReplyButton inquiry={inquiry} states={kind.states} then={kind.replied} />}
        </ButtonRow>
      </Foot>
    </Surface>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.16')};
  align-items: center;
  justify-content: space-between;
  margin-top: ${s('space.12')};

  > span {
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    overflow-wrap: anywhere;
  }
`;
