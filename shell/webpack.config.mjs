import { shellApp } from '@straits/build';

export default shellApp();
