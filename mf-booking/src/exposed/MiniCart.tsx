import type { FragmentModule } from '@straits/remote-contract';
import { MiniCartLink } from '../mini-cart/MiniCartLink';
import { loadTexts } from '../locales/load-texts';

type Exposed = FragmentModule<'mf_booking/MiniCart'>;

/** Cart button with the number of items, for the header. */
const MiniCart: Exposed['default'] = MiniCartLink;
export default MiniCart;
export const namespace: Exposed['namespace'] = 'booking';
export const texts: Exposed['texts'] = loadTexts;
