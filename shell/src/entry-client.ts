import './styles/tellStyles';
import { nextTask } from './nextTask';
import { readPageData } from './pageData';
import { repeatEarlyPress } from './repeatEarlyPress';
import { guardScripts } from './trustedScripts';
import { untilRead } from './untilRead';
import { measurePage } from './vitals/measurePage';

/**
 * Evaluates the shop in steps, between which the browser answers and paints. All of it stands in the scripts that are there by now;
 * at once it was the longest task of a page.
 */
async function start() {
  await untilRead();
  const data = readPageData();
  guardScripts(data.assetOrigins ?? []);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without its root');
  const comeAlive = repeatEarlyPress(root);
  const vitals = measurePage(data.vitalsShare);
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@shop/ui/first');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './boot');
  await nextTask();
  await boot({ data, root, comeAlive, vitals });
}

void start();
