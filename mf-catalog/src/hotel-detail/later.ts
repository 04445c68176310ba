// What stands below a hotel's rooms: one file, asked for when the page answers.
export { Around } from './Around';
export { GuestScores } from './GuestScores';
export { NightPrices } from './NightPrices';
export { NoHotel } from './NoHotel';
export { NoRoom } from './NoRoom';
export { Facilities, HotelDescription } from './HotelText';
