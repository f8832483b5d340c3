import { serveFunction } from '../_shared/serveFunction';
import { mailEvents } from './handler';

serveFunction('mail-events', mailEvents);
