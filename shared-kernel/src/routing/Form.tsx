import type { FormHTMLAttributes, Ref, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> {
  /** The page that gets the fields in its address. */
  action: string;
  ref?: Ref<HTMLFormElement>;
}

/** A form whose fields go into the address of a page, such as a search. Before scripts run the browser does the same. */
export function Form({ action, onSubmit, ...form }: Props) {
  const navigate = useNavigate();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate({ pathname: action, search: `?${new URLSearchParams(fields)}` });
  };
  return <form {...form} action={action} onSubmit={handleSubmit} />;
}
