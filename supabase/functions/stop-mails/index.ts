import { serveFunction } from '../_shared/serveFunction';
import { stopMails } from './handler';

serveFunction('stop-mails', stopMails);
