import { startStandalone } from '@shop/kernel/standalone';
import { GlobalStyle } from '@shop/ui';
import { routes } from './routes';

startStandalone({ routes, Style: GlobalStyle });
