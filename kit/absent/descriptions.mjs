/**
 * In the place of the sentences that the federation runtime has for its faults (`error-codes`): each has a code and the address of a page
 * beside it, and shoppers are told by the shell.
 */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
