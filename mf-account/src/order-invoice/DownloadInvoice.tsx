import { callFunction } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Alert, Button } from '@shop/ui';
import { saveFile } from '../files/saveFile';
import { type Invoice, invoiceTitles } from './fetchInvoices';
import { InvoiceNumber } from './InvoiceNumber';

interface Props {
  /** Number of the order. */
  order: string;
  invoice: Pick<Invoice, 'kind' | 'number'>;
  /** Of a mail's link, for whoever is not signed in. */
  linkKey?: string;
}

/** Fetches the PDF, which only its owner may have, and hands it to the browser's downloads. */
export function DownloadInvoice({ order, invoice: { kind, number }, linkKey }: Props) {
  const { busy, problem, run } = useChange();
  const handleClick = () =>
    void run(async (db) =>
      saveFile(
        await callFunction(db, 'invoice', { order, number, key: linkKey }),
        `${number.replaceAll('/', '-')}.pdf`,
      ),
    );

  return (
    <>
      <Button type="button" $variant="secondary" $busy={busy} onClick={handleClick}>
        <span>
          Download {invoiceTitles[kind].toLowerCase()} <InvoiceNumber>{number}</InvoiceNumber>
        </span>
      </Button>
      <Alert tone="error">{problem}</Alert>
    </>
  );
}
