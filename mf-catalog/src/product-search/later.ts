// What the list can do without until it answers: one file.
export { FilterPanel } from './FilterPanel';
export { NoResults, PopularInstead } from './NoResults';
export { OtherDays } from './OtherDays';
export { ResultMap } from './ResultMap';
