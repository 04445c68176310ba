/** Room for a form that comes with its tab. */
export const FORM_HEIGHT = { hotel: '4.75rem', ferry: '14rem', transport: '17rem' };
