import { useEffect, useState } from 'react';
import { opened } from '@straits/federation';

// Most people never ask for it: it comes with the first Ctrl+K.
const CommandBar = opened(() => import(/* webpackChunkName: "command-bar" */ './CommandBar').then((file) => file.CommandBar));

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
  return isOpen ? <CommandBar isAdmin={isAdmin} onClose={() => setOpen(false)} /> : null;
}
