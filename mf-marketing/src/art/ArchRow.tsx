import styled from 'styled-components';
import { s } from '@shop/ui';
import { ArchPicture } from './ArchPicture';

/** Three drawings under arches, the middle one standing highest: the window front of a haveli. */
export function ArchRow({ pieces }: { pieces: readonly [string, string, string] }) {
  return (
    <Row>
      {pieces.map((piece) => (
        <ArchPicture key={piece} piece={piece} sizes="(min-width: 960px) 190px, 30vw" priority />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 4fr 5fr 4fr;
  gap: ${s('space.16')};
  align-items: end;
`;
