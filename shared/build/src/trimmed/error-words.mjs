// The runtime's sentences for its error codes: ours are the MFE codes of docs/runbooks/remote-failures.md, and its code stays in the message.
const none = {};
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
