import { authCalls } from './families/authCalls';
import { beaconCalls } from './families/beaconCalls';
import { edgeCalls } from './families/edgeCalls';
import { functionCalls } from './families/functionCalls';
import { headerCalls } from './families/headerCalls';
import { registryFiles } from './families/registryFiles';
import { releaseCalls } from './families/releaseCalls';
import { restCalls } from './families/restCalls';
import { storageCalls } from './families/storageCalls';
import { webCalls, webHeaderCalls } from './families/webCalls';

/** Calls to the backend, on every engine. */
export const backendFamilies = [restCalls, functionCalls, authCalls, storageCalls, edgeCalls, headerCalls];

/** Calls to the web server, whose backend may run on any engine. */
export const webFamilies = [webCalls, webHeaderCalls, beaconCalls, releaseCalls, registryFiles];
