declare module '*.json?common' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?contact' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?cruise' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?ferry' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?home' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?hotel' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?rooms' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?net' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?package' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?places' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?products' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?quote' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?results' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?reviews' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?transport' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?trip' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?viewed' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?waiting' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?wishlist' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?writeReview' {
  const texts: Record<string, unknown>;
  export default texts;
}
