import { serveFunction } from '../_shared/serveFunction';
import { vpaVerify } from './handler';

serveFunction('vpa-verify', vpaVerify);
