import { serveFunction } from '../_shared/serveFunction';
import { reviewPhoto } from './handler';

serveFunction('review-photo', reviewPhoto);
