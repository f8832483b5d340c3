import styled from 'styled-components';
import { from } from '@shop/ui';
import { ArchPicture } from './ArchPicture';

/** One drawing under an arch, standing on the strip below it. Small on phones, where the page's task comes first. */
export function ArchAlone({ piece }: { piece: string }) {
  return (
    <Place>
      <ArchPicture piece={piece} sizes="(min-width: 600px) 320px, 160px" $ratio="1 / 1" priority />
    </Place>
  );
}

const Place = styled.div`
  width: 160px;
  margin-inline: auto;

  ${from('tablet')} {
    width: min(100%, 320px);
  }
`;
