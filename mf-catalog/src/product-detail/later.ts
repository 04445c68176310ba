// What stands below the first screen of a detail page: one file, asked for when the page answers.
export { ProductShelf } from '../product/ProductShelf';
export { Cancellation, CancellationOfAll } from './Cancellation';
export { DetailText } from './DetailText';
export { NetPrices } from './NetPrices';
export { Reviews } from './Reviews';
export { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
