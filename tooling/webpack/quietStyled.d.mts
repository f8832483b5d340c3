/** styled-components, of which a component whose id begins with a capital writes no class of its own. */
export { default } from 'styled-components';
