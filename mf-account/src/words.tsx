import { Fragment, type ReactNode } from 'react';

type Marks = Record<string, (words: string) => ReactNode>;

/** A text with marked words, `Go <find>there</find>`, each drawn by its mark: links inside sentences that translators can move. */
export function withMarks(text: string, marks: Marks): ReactNode {
  const parts = text.split(/(<(\w+)>.*?<\/\2>)/g);
  return parts.map((part, index) => {
    // Every second group of three is a whole mark; its name follows and is not shown.
    if (index % 3 === 2) return null;
    const found = /^<(\w+)>(.*)<\/\1>$/.exec(part);
    const draw = found && marks[found[1] ?? ''];
    return <Fragment key={index}>{draw ? draw(found[2] ?? '') : part}</Fragment>;
  });
}
