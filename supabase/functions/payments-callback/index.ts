import { serveFunction } from '../_shared/serveFunction';
import { paymentsCallback } from './handler';

serveFunction('payments-callback', paymentsCallback);
