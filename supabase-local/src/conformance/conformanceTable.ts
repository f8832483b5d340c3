import type { ClientCall } from './clientCall';

const list = (calls: ClientCall[]) => calls.map(({ call }) => call).join('; ') || '–';

/** What the README says of the calls: by area, those that answer as a hosted project does, and those that say 501. */
export function conformanceTable(calls: ClientCall[]): string {
  const areas = [...new Set(calls.map(({ area }) => area))];
  const rows = areas.map((area) => {
    const of = calls.filter((each) => each.area === area);
    const isMissing = ({ expected }: ClientCall) => 'missing' in expected;
    return `| ${area} | ${list(of.filter((each) => !isMissing(each)))} | ${list(of.filter(isMissing))} |`;
  });
  return ['| | As on a hosted project | 501 |', '| --- | --- | --- |', ...rows].join('\n');
}
