import type { Pen } from '../../../pen/Pen';
import type { Look, Template } from '../../Template';
import { drawDrive } from './drawDrive';
import { drawFittings } from './drawFittings';
import { drawFrame } from './drawFrame';
import { drawHandlebar } from './drawHandlebar';
import { drawKidsParts } from './drawKidsParts';
import { drawRearLight } from './drawRearLight';
import { drawSaddle } from './drawSaddle';
import { drawWheels } from './drawWheels';
import { layOut } from './layOut';

/** From back to front: what comes later covers what came before. */
function drawBicycle(k: Pen, look: Look) {
  const bike = layOut(look);
  drawWheels(k, bike);
  drawFrame(k, bike);
  drawFittings(k, bike);
  drawDrive(k, bike);
  drawSaddle(k, bike);
  drawHandlebar(k, bike);
  if (bike.kid) drawKidsParts(k, bike);
  else drawRearLight(k, bike);
}

export const bicycle: Template = {
  draw: (k, l) => k.g('transform="translate(-2 -54)"', () => drawBicycle(k, l)),
  set: 'sun',
  focus: [540, 560, 2],
};
