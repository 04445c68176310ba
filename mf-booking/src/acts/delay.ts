/** A pause that models wait for; tests replace the effect that wraps it. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
