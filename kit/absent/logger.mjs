/** In the place of the federation runtime's logger (`sdk`), which comes with every entry though nobody there has anything to log. */
const nobody = undefined;

export {
  nobody as bindLoggerToCompiler,
  nobody as createInfrastructureLogger,
  nobody as createLogger,
  nobody as infrastructureLogger,
  nobody as logger,
};
