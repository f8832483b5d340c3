import { useRef } from 'react';
import type { GalleryStates } from '../../gallery/galleryStates';
import { Button } from '../Button/Button';
import { FootBar } from './FootBar';

function Buying() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button}>ADD TO BAG</Button>
      <FootBar insteadOf={button}>
        ₹499 <Button>ADD TO BAG</Button>
      </FootBar>
    </>
  );
}

export const states: GalleryStates = { 'instead of a button': () => <Buying /> };
