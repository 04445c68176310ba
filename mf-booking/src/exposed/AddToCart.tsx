import type { FragmentModule } from '@straits/remote-contract';
import { AddToCartPanel } from '../add-to-cart/AddToCartPanel';
import { loadTexts } from '../locales/load-texts';

type Exposed = FragmentModule<'mf_booking/AddToCart'>;

/** Puts a chosen option, date and units into the cart, and says in place what came of it. */
const AddToCart: Exposed['default'] = AddToCartPanel;
export default AddToCart;
export const namespace: Exposed['namespace'] = 'booking';
export const texts: Exposed['texts'] = loadTexts;
