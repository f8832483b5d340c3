import { serveFunction } from '../_shared/serveFunction';
import { paymentsWebhook } from './handler';

serveFunction('payments-webhook', paymentsWebhook);
