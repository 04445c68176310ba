import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something once the pointer is up and the click has arrived. Leaving a field by pressing a button may bring up a fault above that button:
 * if it moved under the pointer, the click would miss it.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => void (isPressed.current = false);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((act) => {
    if (!isPressed.current) return act();
    const then = () => {
      document.removeEventListener('pointerup', then);
      document.removeEventListener('pointercancel', then);
      // The click follows the release at once, before any timer.
      setTimeout(act);
    };
    document.addEventListener('pointerup', then);
    document.addEventListener('pointercancel', then);
  }, []);
}
