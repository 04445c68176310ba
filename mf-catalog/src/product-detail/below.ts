import { later } from '@straits/federation';

const parts = () => import(/* webpackChunkName: "detail-later" */ './later');

// What every detail page has below its first screen.
export const Cancellation = later(() => parts().then((part) => part.Cancellation));
export const CancellationOfAll = later(() => parts().then((part) => part.CancellationOfAll));
export const DetailText = later(() => parts().then((part) => part.DetailText));
export const NetPrices = later(() => parts().then((part) => part.NetPrices));
export const ProductShelf = later(() => parts().then((part) => part.ProductShelf), { isSpare: true });
export const RecentlyViewed = later(() => parts().then((part) => part.RecentlyViewed), { isSpare: true });
export const Reviews = later(() => parts().then((part) => part.Reviews));
