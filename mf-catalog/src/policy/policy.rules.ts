export interface PolicySection {
  title: string;
  paragraphs?: string[];
  points?: string[];
}
export interface PolicyText {
  /** The day from which it holds; none for a page that is no contract. */
  updated?: string;
  sections: PolicySection[];
}
/** The agency's facts that the sentences name in braces: `{licence}`. */
export type PolicyValues = Record<'company' | 'founded' | 'address' | 'licence' | 'uen' | 'email' | 'phone' | 'minutes', string>;

export const fillPolicy = (sentence: string, values: PolicyValues) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as keyof PolicyValues] ?? whole);
