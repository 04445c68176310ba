// What the list of hotels can do without until it answers: one file.
export { FilterPanel } from './FilterPanel';
export { HotelMap } from './HotelMap';
export { NoHotels } from './NoHotels';
