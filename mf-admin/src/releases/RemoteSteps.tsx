import { useState } from 'react';
import styled from 'styled-components';
import { Button, s } from '@shop/ui';
import { ButtonRow } from '../panel/ButtonRow';
import { KillDialog } from './KillDialog';
import type { RemoteReleases } from './releaseState';
import { missingStepOf, type StepKind, stepsOf } from './releaseSteps';
import { StepDialog } from './StepDialog';

interface Props {
  remote: RemoteReleases;
  mayRelease: boolean;
  onAsking: (isAsking: boolean) => void;
}

/** The steps that whoever is here may take with a remote, each asked about before it is taken; or why there is none. */
export function RemoteSteps({ remote, mayRelease, onAsking }: Props) {
  const [step, setStep] = useState<StepKind>();
  const open = (next: StepKind | undefined) => {
    setStep(next);
    onAsking(next !== undefined);
  };
  const missing = missingStepOf(remote);
  if (!mayRelease) return <Note>You may not change what is live of {remote.name}.</Note>;
  return (
    <div>
      <ButtonRow>
        {stepsOf(remote).map((kind) => (
          <Step
            key={kind}
            type="button"
            $size="small"
            $variant={kind === 'promote' ? 'primary' : kind === 'kill' ? 'quiet' : 'secondary'}
            data-step={kind}
            aria-label={`${labelOf(kind, remote)} ${remote.name}`}
            onClick={() => open(kind)}
          >
            {labelOf(kind, remote)}
          </Step>
        ))}
      </ButtonRow>
      {missing && <Note>{missing}</Note>}
      {step === 'kill' && <KillDialog remote={remote} onClose={() => open(undefined)} />}
      {step && step !== 'kill' && (
        <StepDialog
          remote={remote}
          step={step}
          label={labelOf(step, remote)}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}

function labelOf(step: StepKind, { trial }: RemoteReleases): string {
  switch (step) {
    case 'promote':
      return 'Promote';
    case 'share':
      return 'Change share';
    case 'rollback':
      return trial ? 'End trial' : 'Roll back';
    case 'kill':
      return 'Kill';
  }
}

/** What cannot be taken back stands apart. */
const Step = styled(Button)`
  &[data-step='kill'] {
    margin-left: auto;
    color: ${s('color.kumkum')};
  }
`;

const Note = styled.p`
  margin: ${s('space.8')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
