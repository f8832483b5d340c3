import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { from, s } from '@shop/ui';
import { nameOf } from './changeText';
import type { VersionState } from './releaseState';
import { roleColours } from './roleColours';
import type { Role } from './shownVersions';

interface Props {
  label: string;
  role: Role;
  version: VersionState;
  since: string | undefined;
  by: string | undefined;
}

/** Which version, since when, by whom, and from which commit. */
export function VersionLine({ label, role, version: { version, commit, origin }, since, by }: Props) {
  return (
    <Line $role={role}>
      <dt>{label}</dt>
      <dd>
        <strong>{version}</strong>
        <span>
          {since ? `since ${formatDate(since, 'tableMoment')}` : 'since before releases were written down'}
          {by && ` by ${nameOf(by)}`}
        </span>
        <span>{commit ? `commit ${commit.slice(0, 12)}${dirtyOf(commit)}` : 'commit not noted'}</span>
        {origin && <span>from {origin}</span>}
      </dd>
    </Line>
  );
}

/** Of a commit that is cut, the word that its files were changed is not. */
const dirtyOf = (commit: string) => (commit.length > 12 && commit.endsWith('-dirty') ? '-dirty' : '');

const Line = styled.dl<{ $role: Role }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${s('space.12')};
  margin: 0;
  padding-left: ${s('space.12')};
  border-left: 4px solid ${({ $role }) => roleColours[$role]};
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;

  dt {
    font-weight: 650;
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${s('space.16')};
    margin: 0;
    color: ${s('color.ink2')};
    overflow-wrap: anywhere;
  }

  strong {
    color: ${s('color.ink')};
    font-size: ${s('size.15')};
  }

  ${from('tablet')} {
    grid-template-columns: 80px minmax(0, 1fr);
  }
`;
