import { startStandalone } from '@shop/kernel/standalone';
import { GlobalStyle } from '@shop/ui';
import { routes } from './routes';
import { StandaloneFrame } from './StandaloneFrame';

startStandalone({ routes, Style: GlobalStyle, Frame: StandaloneFrame });
