// What the list of hotels can do without until it answers: one file.
export { StayProblems } from '../hotel-stay/StayProblems';
export { AppliedFilters } from './AppliedFilters';
export { ListMap } from '../place-map/ListMap';
export { FilterPanel } from './FilterPanel';
export { NoHotels } from './NoHotels';
export { SortBar } from './SortBar';
