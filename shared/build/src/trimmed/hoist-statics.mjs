/** Only emotion's `withTheme` wants it, which nobody uses; a shared module cannot be tree-shaken. */
export default (target) => target;
