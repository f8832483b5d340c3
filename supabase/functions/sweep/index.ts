import { serveFunction } from '../_shared/serveFunction';
import { sweep } from './handler';

serveFunction('sweep', sweep);
