import styled from 'styled-components';
import { clothImage, type ClothPrint } from './clothPrints';

/** A strip of printed cloth between two parts of a page. */
export function ClothStrip({ $print }: { $print: ClothPrint }) {
  return <Strip aria-hidden $print={$print} />;
}

const Strip = styled.div<{ $print: ClothPrint }>`
  height: 24px;
  background: ${({ $print }) => clothImage($print)} center / auto 100% repeat-x;
`;
