export const WIDE = '(min-width: 1280px)';
/** From here on list and map stand side by side (U49). */
export const wide = `@media ${WIDE}`;
