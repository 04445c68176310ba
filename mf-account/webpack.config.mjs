import { federatedApp } from '@straits/build';

export default federatedApp({ name: 'mf_account', directory: import.meta.dirname });
