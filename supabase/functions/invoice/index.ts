import { serveFunction } from '../_shared/serveFunction';
import { invoice } from './handler';

serveFunction('invoice', invoice);
