import { federatedApp } from '@straits/build';

export default federatedApp({ name: 'mf_wallet', directory: import.meta.dirname });
