import type { ReactNode } from 'react';

interface Described {
  error?: string;
  hint?: ReactNode;
}

/** Ids of a field's error and hint (drawn by `FieldNotes`), for `aria-describedby`. */
export function describedBy(id: string, { error, hint }: Described, more?: string): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`, more].filter(Boolean).join(' ') || undefined;
}
