export * from './constants';
export * from './refusals';
export * from './primitives';
export * from './session';
export * from './price';
export * from './kinds';
export * from './catalog';
export * from './booking';
