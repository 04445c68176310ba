/** Lets others go on between the parts of a long work. */
export const breathe = () => new Promise((resolve) => setImmediate(resolve));
