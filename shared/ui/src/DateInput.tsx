import type { InputHTMLAttributes, Ref } from 'react';
import { useInBrowser } from './use-in-browser';

export interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** A day, `2026-12-31`, or a time of day, `09:30`. */
  type?: 'date' | 'time';
  ref?: Ref<HTMLInputElement>;
}

/**
 * The system's own date or time field. The server's page has a line of text in its place: the first such field makes the browser read what it knows of
 * every language, in the middle of the first layout. It becomes itself when React takes it, or at the first press or key before that (the
 * shell's before-paint script). Without scripts it stays a line of text that says its form.
 */
export function DateInput({ type = 'date', ...rest }: DateInputProps) {
  const isInBrowser = useInBrowser();
  // Where somebody touched it first, it is itself before React takes it.
  const early = { placeholder: type === 'date' ? 'YYYY-MM-DD' : 'HH:MM', 'data-becomes': type, suppressHydrationWarning: true };
  return <input {...early} {...rest} type={isInBrowser ? type : 'text'} />;
}
