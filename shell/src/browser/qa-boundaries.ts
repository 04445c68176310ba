import { countSeen } from './reports';
import type { RemoteSlice } from '../page/page-state';

const COLOURS: Record<string, string> = { mf_catalog: '--lagoon', mf_booking: '--coral', mf_account: '--sea', mf_wallet: '--amber' };

/** The room that a remote's elements take: its own element takes none. */
function roomOf(owner: Element): DOMRect | null {
  const rooms = [...owner.children].map((child) => child.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  if (rooms.length === 0) return null;
  const [left, top] = [Math.min(...rooms.map((one) => one.left)), Math.min(...rooms.map((one) => one.top))];
  return new DOMRect(left, top, Math.max(...rooms.map((one) => one.right)) - left, Math.max(...rooms.map((one) => one.bottom)) - top);
}

function weightOf(baseUrl: string | undefined): string {
  const files = performance.getEntriesByType('resource').filter((one) => one instanceof PerformanceResourceTiming);
  const own = files.filter(({ name }) => baseUrl && name.startsWith(baseUrl));
  if (own.length === 0) return '';
  const ms = Math.max(...own.map(({ responseEnd }) => responseEnd)) - Math.min(...own.map(({ startTime }) => startTime));
  const kilobytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  return ` · ${Math.round(ms)} ms · ${Math.round(kilobytes)} KB`;
}

function placeOf(remotes: RemoteSlice[], remote: string, version: string): string | undefined {
  const slice = remotes.find(({ name }) => name === remote);
  return slice?.version === version ? slice.baseUrl : slice?.previous?.baseUrl;
}

function labelFor(text: string, colour: string): HTMLElement {
  const label = document.createElement('span');
  label.textContent = text;
  Object.assign(label.style, {
    font: '600 12px/1.5 monospace',
    padding: '0 6px',
    background: 'Canvas',
    color: 'CanvasText',
    borderInlineStart: `4px solid ${colour}`,
  });
  return label;
}

function frameAround(owner: HTMLElement, remotes: RemoteSlice[]): HTMLElement | null {
  const room = roomOf(owner);
  const { remote = '', version = '' } = owner.dataset;
  if (!room) return null;
  const colour = `var(${COLOURS[remote] ?? '--ink'}, CanvasText)`;
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'absolute',
    left: `${room.left + scrollX}px`,
    top: `${room.top + scrollY}px`,
    width: `${room.width}px`,
    height: `${room.height}px`,
    outline: `2px dashed ${colour}`,
    outlineOffset: '-2px',
  });
  const errors = countSeen(remote);
  const told = `${remote}@${version.slice(0, 8)}${weightOf(placeOf(remotes, remote, version))}`;
  frame.append(labelFor(errors ? `${told} · ${errors} ✕` : told, colour));
  return frame;
}

const LOOK_MS = 500;

/** Draws on the page whose every part is: its version, time, bytes and errors. Ends with what it answers. */
export function showBoundaries(remotes: RemoteSlice[]): () => void {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, { position: 'absolute', inset: '0 auto auto 0', zIndex: '90', pointerEvents: 'none' });
  const draw = () => {
    const owners = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
    layer.replaceChildren(...owners.flatMap((owner) => frameAround(owner, remotes) ?? []));
  };
  draw();
  const timer = setInterval(draw, LOOK_MS);
  return () => {
    clearInterval(timer);
    layer.remove();
  };
}
