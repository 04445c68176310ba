declare module '*.json?frame' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?refusals' {
  const texts: Record<string, unknown>;
  export default texts;
}
