declare module '*.json?common' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?home' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?contact' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?places' {
  const texts: Record<string, unknown>;
  export default texts;
}
