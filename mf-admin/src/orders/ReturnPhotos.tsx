import styled from 'styled-components';
import { s } from '@shop/ui';
import { PrivatePicture } from '../pictures/PrivatePicture';

/** What the shopper photographed. */
export const ReturnPhotos = ({ names }: { names: readonly string[] }) => (
  <List aria-label="Photos">
    {names.map((name, index) => (
      <li key={name}>
        <PrivatePicture bucket="return-photos" path={name} alt={`Photo ${index + 1} by the shopper`} />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  padding: 0;
  margin: ${s('space.12')} 0;
  list-style: none;

  li {
    min-height: 120px;
    border-radius: ${s('radius.control')};
    background: ${s('color.sunk')};
  }
  img {
    display: block;
    width: 100%;
    border-radius: ${s('radius.control')};
  }
`;
