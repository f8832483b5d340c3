import type { FunctionContext, SendMail } from './edgeFunction';
import { createFindShopper } from './findShopper';
import type { FunctionEnv } from './functionEnv';
import { createRazorpayProvider } from './razorpayProvider';
import { createServiceCaller } from './serviceCaller';

/** Connects the functions to backend and provider. */
export function createContext(env: FunctionEnv, sendMail: SendMail): FunctionContext {
  return {
    env,
    sendMail,
    db: createServiceCaller(env),
    provider: createRazorpayProvider(env),
    findShopper: createFindShopper(env),
  };
}
