import { conformance } from '@straits/testing/conformance';
import * as AddToCart from './AddToCart';
import * as MiniCart from './MiniCart';

conformance('mf_booking', { AddToCart, MiniCart });
