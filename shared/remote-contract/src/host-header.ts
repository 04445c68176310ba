/** For the delivery, which knows no other contract. */
export { hostFault } from '@straits/api-contract/host-header';
