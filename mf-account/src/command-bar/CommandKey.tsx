import { lazy, Suspense, useEffect, useState } from 'react';

// Most people never ask for it: it comes with the first Ctrl+K.
const CommandBar = lazy(() =>
  import(/* webpackChunkName: "command-bar" */ './CommandBar').then(({ CommandBar: Bar }) => ({ default: Bar })),
);

/** Opens the command bar with Ctrl+K, on a Mac Cmd+K, wherever an agency's person is. */
export function CommandKey({ isAdmin }: { isAdmin: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return isOpen ? (
    <Suspense>
      <CommandBar isAdmin={isAdmin} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
