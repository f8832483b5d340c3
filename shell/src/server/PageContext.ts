import type { RenderContext } from './rendering/renderer';
import type { Settings } from './settings';
import type { ShellAssets } from './shellAssets';

/** What the web server knows of a page besides what was rendered. */
export interface PageContext extends RenderContext {
  settings: Settings;
  assets: ShellAssets;
  /** Which part of the page loads measures how the page does, from 0 to 1. */
  vitalsShare: number;
  /** False while the backend is known to be away. */
  backendAnswers: boolean;
  /** The developer's own machine, which this page may talk to (adr 0041); absent for everybody else. */
  localOrigin?: string;
  /** HTML that stands at the bottom of this page; absent for everybody but a developer. */
  bar?: string;
}
