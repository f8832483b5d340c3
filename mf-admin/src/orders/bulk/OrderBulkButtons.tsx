import { Button } from '@shop/ui';
import { ButtonRow } from '../../panel/ButtonRow';
import type { OrderStep } from './orderSteps';
import { type PaperKind, paperNames } from './printPapers';

interface Props {
  /** Those that some of the selected orders can take. */
  steps: readonly OrderStep[];
  mayTag: boolean;
  onStep: (step: OrderStep) => void;
  onPrint: (kind: PaperKind) => void;
  onTag: () => void;
  onExport: () => void;
}

const papers = Object.keys(paperNames) as PaperKind[];

/** What can be begun with the selected orders. */
export const OrderBulkButtons = ({ steps, mayTag, onStep, onPrint, onTag, onExport }: Props) => (
  <ButtonRow>
    {steps.map((step) => (
      <Button key={step.to} type="button" $size="small" onClick={() => onStep(step)}>
        {step.label}
      </Button>
    ))}
    {papers.map((kind) => (
      <Button key={kind} type="button" $size="small" $variant="secondary" onClick={() => onPrint(kind)}>
        Print {paperNames[kind]}s
      </Button>
    ))}
    {mayTag && (
      <Button type="button" $size="small" $variant="secondary" onClick={onTag}>
        Tag
      </Button>
    )}
    <Button type="button" $size="small" $variant="secondary" onClick={onExport}>
      Export CSV
    </Button>
  </ButtonRow>
);
