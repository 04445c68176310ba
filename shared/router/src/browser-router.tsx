import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { BrowserRouter as PlainRouter, useLocation, useNavigate } from 'react-router-dom';
import { GoContext, type Go } from './Link';

/** A new query that is not drawn after this long will not be: presses go on with what is there. */
const LIMIT_MS = 5_000;

let isDrawn = true;
let limit: ReturnType<typeof setTimeout> | undefined;
const kept: HTMLElement[] = [];

/** The page's query was changed, and what is on screen is of the one before. */
export function expectDrawing() {
  isDrawn = false;
  clearTimeout(limit);
  limit = setTimeout(() => {
    isDrawn = true;
    pressKept();
  }, LIMIT_MS);
}

function pressKept() {
  // A press that changes the query keeps those after it until it is drawn in its turn.
  while (isDrawn && kept.length > 0) {
    const target = kept.shift();
    if (target?.isConnected) target.click();
  }
}

function keepPress(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (isDrawn || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  const pressed = target instanceof HTMLElement ? target : target.closest<HTMLElement>('a, button, label');
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The second click of a double click is the same act.
  if (event.detail < 2) kept.push(pressed);
}

function KeptPresses({ children }: { children: ReactNode }) {
  const location = useLocation();
  useEffect(() => {
    window.addEventListener('click', keepPress, true);
    return () => window.removeEventListener('click', keepPress, true);
  }, []);
  useLayoutEffect(() => {
    clearTimeout(limit);
    isDrawn = true;
    // After the other effects of this drawing: they may belong to what is pressed.
    queueMicrotask(pressKept);
  }, [location]);
  return children;
}

/** The way for all links. One that leads to where the page is takes its place, as everywhere in the browser. */
function Ways({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const drawn = useRef(navigate);
  useLayoutEffect(() => {
    drawn.current = navigate;
  }, [navigate]);
  const go = useCallback<Go>((href) => {
    const isHere = new URL(href, window.location.href).href === window.location.href;
    void drawn.current(href, { replace: isHere });
  }, []);
  return <GoContext value={go}>{children}</GoContext>;
}

/**
 * The router of the browser. What is chosen on a page lives in its query, and React draws a new query when it finds time: a press that comes
 * before is kept and given to the page once it shows what was chosen, so that no link, button or form acts on what was there a press ago.
 */
export const BrowserRouter = ({ children }: { children?: ReactNode }) => (
  <PlainRouter>
    <Ways>
      <KeptPresses>{children}</KeptPresses>
    </Ways>
  </PlainRouter>
);
