// What the list can do without until it answers: one file.
export { ListMap } from '../place-map/ListMap';
export { AppliedFilters } from './AppliedFilters';
export { FilterPanel } from './FilterPanel';
export { NoResults, PopularInstead } from './NoResults';
export { OtherDays } from './OtherDays';
export { SortBar } from './SortBar';
