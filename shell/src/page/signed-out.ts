/** The window's event after its person has signed out (`browser/sign-out.model.ts`). */
export const SIGNED_OUT = 'straits:signed-out';
