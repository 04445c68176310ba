type Texts = Record<string, unknown>;
export function filledTexts(own: Texts, english: Texts): Texts;
export default function fillTexts(this: { resourcePath: string; addDependency: (file: string) => void }, source: string): string;
export const fillRule: { test: RegExp; loader: string };
