export { isEmail } from '@straits/api-contract/email';

/** Letters of any script, and the marks that names have; one name alone is a name (M230, M234). */
export const isName = (value: string) => [...value.trim()].length > 1 && /^[\p{L}\p{M}'’ʻʼ.,/·・\- ]+$/u.test(value.trim());

/** A pasted code keeps only its letters and digits: people copy spaces and hyphens along. */
export const bareCode = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '');
