import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { readAddress } from '@shop/kernel/domain';
import { Alert, s } from '@shop/ui';

interface Props {
  errors: ReturnType<typeof readAddress>['errors'];
  /** What is wrong with none of the fields, such as no connection. */
  problem: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** Of each refusal anew, what takes the focus: what stands here, or the first field at fault. */
  lead: Lead;
}

export interface Lead {
  to: 'summary' | 'field';
}

/** All errors in one place; each entry leads to its field. The buttons stand far below it on a phone: it comes into view. */
export function AddressErrorSummary({ errors, problem, form, lead }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors).filter(([, message]) => message);

  // Not whenever errors change: one that is mended moves the focus nowhere.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong && lead.to === 'field') wrong.focus();
    else summary.current?.focus();
  }, [lead, form]);

  if (found.length === 0 && !problem) return null;

  return (
    <div ref={summary} tabIndex={-1}>
      <Alert tone="error">{problem}</Alert>
      {found.length > 0 && (
        <Alert tone="error">
          Please check the address:
          <List>
            {found.map(([field, message]) => (
              <li key={field}>
                <Entry type="button" onClick={() => focusField(form.current, field)}>
                  {message}
                </Entry>
              </li>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}

function focusField(form: HTMLFormElement | null, field: string): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
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
