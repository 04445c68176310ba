declare module '*.json?common' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?cart' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?checkout' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?faults' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?items' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?payment' {
  const texts: Record<string, unknown>;
  export default texts;
}
