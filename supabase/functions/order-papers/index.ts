import { serveFunction } from '../_shared/serveFunction';
import { orderPapers } from './handler';

serveFunction('order-papers', orderPapers);
