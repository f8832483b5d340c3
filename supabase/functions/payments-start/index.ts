import { serveFunction } from '../_shared/serveFunction';
import { paymentsStart } from './handler';

serveFunction('payments-start', paymentsStart);
