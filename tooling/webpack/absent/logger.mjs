/** In the place of the federation runtime's logger (`sdk`): what the runtime says begins with its name already. */
const createLogger = () => console;
const nothing = undefined;

export {
  createLogger,
  nothing as bindLoggerToCompiler,
  nothing as createInfrastructureLogger,
  nothing as infrastructureLogger,
  nothing as logger,
};
