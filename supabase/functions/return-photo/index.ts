import { serveFunction } from '../_shared/serveFunction';
import { returnPhoto } from './handler';

serveFunction('return-photo', returnPhoto);
