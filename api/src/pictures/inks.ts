import type { PaletteName } from './poster-names';

/** The few inks of a poster. Lists run from far or light to near or dark. */
export interface Ink {
  /** Zenith to horizon. */
  sky: [string, string, string, string];
  sun: string;
  cloud: string;
  /** Silhouettes from the farthest to the nearest. */
  land: [string, string, string, string];
  water: [string, string];
  glint: string;
  leaf: [string, string, string];
  sand: string;
  /** Walls: lit and shaded. */
  wall: [string, string];
  roof: string;
  lamp: string;
  coral: string;
  white: string;
  dark: string;
  night: boolean;
}

export const INKS: Record<PaletteName, Ink> = {
  dawn: {
    sky: ['#ef9a7d', '#f5b791', '#fad4a9', '#fdecc9'],
    sun: '#f2644b',
    cloud: '#fde3c4',
    land: ['#e2a796', '#b77d80', '#6f5a72', '#2a4356'],
    water: ['#d98a7c', '#f7cfa6'],
    glint: '#fff1d6',
    leaf: ['#b9a65f', '#5f7f5c', '#1f4d4c'],
    sand: '#f6d9ac',
    wall: ['#fbead0', '#dca587'],
    roof: '#c2553f',
    lamp: '#ffe3a1',
    coral: '#f2644b',
    white: '#fff8ea',
    dark: '#173a4a',
    night: false,
  },
  noon: {
    sky: ['#55b4c4', '#84cad0', '#b9e0db', '#eef3dd'],
    sun: '#fff4cf',
    cloud: '#fdfaf0',
    land: ['#9ccbc9', '#5ba5a0', '#23777a', '#0b3c49'],
    water: ['#13808a', '#7cd0c9'],
    glint: '#f4fbef',
    leaf: ['#9cc36b', '#3f9163', '#14564f'],
    sand: '#f6e2b3',
    wall: ['#fdf3df', '#e3bf95'],
    roof: '#d9573f',
    lamp: '#ffe08a',
    coral: '#f2644b',
    white: '#fffaf0',
    dark: '#0b3c49',
    night: false,
  },
  lagoon: {
    sky: ['#13808a', '#45a3a5', '#8fcdbf', '#f6e7c2'],
    sun: '#ffdf9e',
    cloud: '#e8f3e2',
    land: ['#6fb5ad', '#2f8b8d', '#12616c', '#083642'],
    water: ['#0d6f7c', '#58c0b8'],
    glint: '#fdf3d0',
    leaf: ['#8fbf6a', '#2c8764', '#0d4f4b'],
    sand: '#f8e3b4',
    wall: ['#fbf1dc', '#d9b287'],
    roof: '#e0603f',
    lamp: '#ffe39a',
    coral: '#f2644b',
    white: '#fffaf0',
    dark: '#083642',
    night: false,
  },
  dusk: {
    sky: ['#3b3a6e', '#8a4a78', '#e8685a', '#ffb980'],
    sun: '#ffe7b0',
    cloud: '#f58d6c',
    land: ['#b9546c', '#7a3b66', '#41305c', '#1a2140'],
    water: ['#4b3567', '#f2946a'],
    glint: '#ffd9a0',
    leaf: ['#7d5a63', '#4b4161', '#1d2945'],
    sand: '#eda57a',
    wall: ['#f7c59b', '#a85a6c'],
    roof: '#a83c4b',
    lamp: '#ffd77f',
    coral: '#ff7357',
    white: '#fff0dc',
    dark: '#161c3a',
    night: true,
  },
  night: {
    sky: ['#071e30', '#0b3346', '#12536a', '#2f8490'],
    sun: '#fdf1cc',
    cloud: '#1b5a70',
    land: ['#1c5a6c', '#134558', '#0c3245', '#061a29'],
    water: ['#082a3d', '#1d6c7d'],
    glint: '#ffdf9a',
    leaf: ['#2f7a6c', '#18574f', '#0a3335'],
    sand: '#4d7478',
    wall: ['#f0cf9c', '#7c6f74'],
    roof: '#b9473f',
    lamp: '#ffd477',
    coral: '#ff6d52',
    white: '#fbf3df',
    dark: '#061a29',
    night: true,
  },
  jungle: {
    sky: ['#a9d3b0', '#c5e0b9', '#e0ebc4', '#f9f4d8'],
    sun: '#fff3b8',
    cloud: '#f8f8e4',
    land: ['#a6cfa9', '#66a884', '#2d7a64', '#0d4643'],
    water: ['#2f8a84', '#93d0b6'],
    glint: '#f8fbe6',
    leaf: ['#9ac462', '#3f9058', '#11543f'],
    sand: '#ecdca8',
    wall: ['#f8ecd0', '#cfae80'],
    roof: '#c9553a',
    lamp: '#ffe08a',
    coral: '#f2644b',
    white: '#fdfaec',
    dark: '#0b3a3a',
    night: false,
  },
  coral: {
    sky: ['#f2644b', '#f6855f', '#faae80', '#fddcb0'],
    sun: '#fff4d8',
    cloud: '#fcc9a0',
    land: ['#e88e72', '#a86a74', '#2f7680', '#0b3c49'],
    water: ['#13808a', '#f7b98a'],
    glint: '#fff0cf',
    leaf: ['#57a08b', '#1f7a77', '#0d4c55'],
    sand: '#fbdca8',
    wall: ['#fdeed3', '#e0a27e'],
    roof: '#13808a',
    lamp: '#fff0b5',
    coral: '#e4482f',
    white: '#fff8ea',
    dark: '#0b3c49',
    night: false,
  },
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** `share` of `to` printed over `from`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
