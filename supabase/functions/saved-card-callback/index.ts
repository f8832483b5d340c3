import { serveFunction } from '../_shared/serveFunction';
import { savedCardCallback } from './handler';

serveFunction('saved-card-callback', savedCardCallback);
