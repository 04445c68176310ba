import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams as useDrawnSearchParams, type NavigateOptions } from 'react-router-dom';
import { expectDrawing } from './browser-router';

type Params = URLSearchParams | Record<string, string>;
export type ChangeSearch = (change: (now: URLSearchParams) => Params, options?: NavigateOptions) => void;

/**
 * The query of the page, and a way to change it. A change is made to the query that the address has at that moment: React draws a new
 * address when it finds time, so what was last drawn may be a press behind, and a second press would take the first one back.
 * A page that is being left changes nothing.
 */
export function useSearchParams(): readonly [URLSearchParams, ChangeSearch] {
  const [drawn] = useDrawnSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = useCallback<ChangeSearch>(
    (next, options) => {
      const { location } = window;
      if (location.pathname !== pathname) return;
      expectDrawing();
      void navigate(`?${new URLSearchParams(next(new URLSearchParams(location.search)))}`, options);
    },
    [navigate, pathname],
  );
  return [drawn, change];
}

/** The query with one parameter changed; an empty value takes it out. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
