import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from '@shop/kernel/routing';
import { Spinner, TitledPage } from '@shop/ui';
import { adminPaths } from '../layout/adminPaths';
import { sections } from '../layout/sections';
import { deniedText } from './deniedText';
import { useMay } from './rights';
import { sectionAt } from './sectionAt';

/**
 * Shows a section to those of the staff who have its right, and 'Access Denied' to the others. The dashboard's own
 * address leads whoever has no overview to the first section that is theirs.
 */
export function SectionGate({ children }: { children: ReactNode }) {
  const may = useMay();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const section = sectionAt(pathname);
  const isAllowed = !section || may(section.right);
  const first = sections.find(({ right }) => may(right));
  const home = section?.id === '' && !isAllowed && first ? adminPaths.section(first.id) : undefined;

  useEffect(() => {
    if (home) void navigate(home, { replace: true });
  }, [home, navigate]);

  if (home) return <Spinner label="Loading" />;
  return isAllowed ? children : <TitledPage {...deniedText} />;
}
