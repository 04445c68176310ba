export * from './constants';
export * from './refusals';
export * from './primitives';
export * from './session';
export * from './catalog';
export * from './booking';
