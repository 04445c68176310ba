import { federatedApp } from '@straits/build';

export default federatedApp({ name: 'mf_booking', directory: import.meta.dirname });
