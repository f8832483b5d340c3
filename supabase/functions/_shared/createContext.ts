import type { FunctionContext, SendMail } from './edgeFunction';
import { createFindShopper } from './findShopper';
import type { FunctionEnv } from './functionEnv';
import { createSandboxProvider } from './sandboxProvider';
import { createServiceCaller } from './serviceCaller';

/** Connects the functions to backend and provider. Another provider takes the sandbox's place here. */
export function createContext(env: FunctionEnv, sendMail: SendMail): FunctionContext {
  return {
    env,
    sendMail,
    db: createServiceCaller(env),
    provider: createSandboxProvider(env),
    findShopper: createFindShopper(env),
  };
}
