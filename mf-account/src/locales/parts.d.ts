declare module '*.json?common' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?agency' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?agencyJoin' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?choosePassword' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?clientQuote' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?groupNames' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?notifications' {
  const texts: Record<string, unknown>;
  export default texts;
}
declare module '*.json?waitingList' {
  const texts: Record<string, unknown>;
  export default texts;
}
