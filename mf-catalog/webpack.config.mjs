import { federatedApp } from '@straits/build';

export default federatedApp({ name: 'mf_catalog', directory: import.meta.dirname });
