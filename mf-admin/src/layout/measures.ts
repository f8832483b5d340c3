/** As high as the bar of the plain frame, whose place it takes. */
export const barHeight = '60px';
/** Icons alone. */
export const railWidth = '61px';
export const sideWidth = '216px';
