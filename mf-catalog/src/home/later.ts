// What the home page can do without until its search answers: one file.
export { HeroScene } from './HeroScene';
export { HomeShelves } from './HomeShelves';
