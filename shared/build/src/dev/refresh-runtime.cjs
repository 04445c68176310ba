// One React Fast Refresh runtime per page, whichever federated bundle came first: with two, a remote's edits silently do nothing.
const page = globalThis;
page.__STRAITS_REFRESH__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = page.__STRAITS_REFRESH__;
