import styled from 'styled-components';
import { thumbnail } from '@shop/kernel/domain';
import { Picture, s } from '@shop/ui';

/** A picture in a list, where the words beside it say what it is of; a dash where there is none. */
export const Thumb = ({ path }: { path: string }) =>
  path === '' ? (
    '–'
  ) : (
    <Frame>
      <Picture {...thumbnail(path)} width={40} height={50} alt="" />
    </Frame>
  );

const Frame = styled.span`
  display: block;
  width: 40px;

  img {
    border-radius: ${s('radius.control')};
  }
`;
