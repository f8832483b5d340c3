import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { readAddress } from '@shop/kernel/domain';
import { Alert, s } from '@shop/ui';

interface Props {
  errors: ReturnType<typeof readAddress>['errors'];
  form: RefObject<HTMLFormElement | null>;
}

/** All errors in one place, which takes the focus; each entry leads to its field. */
export function AddressErrorSummary({ errors, form }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors);

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  const handleClick = (field: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  if (found.length === 0) return null;

  return (
    <div ref={summary} tabIndex={-1}>
      <Alert tone="error">
        Please check the address:
        <List>
          {found.map(([field, message]) => (
            <li key={field}>
              <Entry type="button" onClick={() => handleClick(field)}>
                {message}
              </Entry>
            </li>
          ))}
        </List>
      </Alert>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.4')};
  margin: ${s('space.8')} 0 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.button`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;
