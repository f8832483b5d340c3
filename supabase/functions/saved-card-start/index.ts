import { serveFunction } from '../_shared/serveFunction';
import { savedCardStart } from './handler';

serveFunction('saved-card-start', savedCardStart);
