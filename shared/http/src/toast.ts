import { createSignal } from './signal';

/** One notice; `title` and `text` are ready to show. Errors stay until closed, others 5 s (specification 9). */
export interface Toast {
  id: number;
  tone: 'error' | 'info' | 'success';
  title: string;
  text: string;
  action?: { label: string; onAct: () => void };
}

/** The one toast on screen, or null. */
export const currentToast = createSignal<Toast | null>(null);

let nextId = 1;
/** Shows a toast in place of the one before it. */
export function showToast(toast: Omit<Toast, 'id'>) {
  currentToast.set({ ...toast, id: nextId++ });
}
export const closeToast = () => currentToast.set(null);
