/** Who has it builds the program that sends traces: `npm start` installs and builds without (docs/adr/0074). */
export const tracingPackage = 'node_modules/@opentelemetry/sdk-trace-node/package.json';
