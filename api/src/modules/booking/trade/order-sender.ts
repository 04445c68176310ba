import type { AgencyBrand } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { Deps } from '../../../deps';
import type { Letterhead } from '../../../documents/pdf';
import { findCompany } from '../../shop';
import { isContactTheBooker } from '../order-news.sql';
import type { OrderRow } from '../orders.sql';
import { viewBrand } from './brand-view';
import { findBrand, type BrandRow } from './brands.sql';
import { readLogo } from './logo';

interface OrderSender extends Letterhead {
  /** Where answers to a mail go; undefined is the shop's own address. */
  replyTo?: string;
}

/**
 * Who stands on an order's papers and mails: the shop, or the agency whose client the contact is. An agency's own name begins when it has said how its
 * clients reach it; what goes to the booker stays the shop's, whose sale it is.
 */
export async function senderOf(deps: Deps, order: OrderRow): Promise<OrderSender> {
  const brand = await findBrandOf(deps.db, order);
  return (brand && (await agencySender(deps, brand))) ?? (await findCompany(deps.db, order.companyId));
}

/** The agency in whose name an order goes to its client; undefined where it is the shop. */
async function findBrandOf(db: Sql, order: OrderRow): Promise<BrandRow | undefined> {
  const brand = order.agencyId ? await findBrand(db, order.agencyId) : undefined;
  return brand?.email && !(await isContactTheBooker(db, order)) ? brand : undefined;
}

/** The same for the pages that an order's client reads. */
export async function viewSender(db: Sql, order: OrderRow): Promise<AgencyBrand | null> {
  const brand = await findBrandOf(db, order);
  return brand ? viewBrand(brand) : null;
}

/** An agency's own head of a letter; undefined until it has said how its clients reach it. */
export async function agencySender(deps: Deps, brand: BrandRow): Promise<OrderSender | undefined> {
  if (!brand.email) return undefined;
  const logoImage = await readLogo(deps, brand);
  return {
    name: brand.name,
    licenceNo: brand.licenceNumber,
    uen: brand.uniqueEntityNumber,
    gstRegNo: null,
    address: [],
    supportEmail: brand.email,
    supportPhone: brand.phone ?? '',
    replyTo: brand.email,
    ...(brand.colour && { colour: brand.colour }),
    ...(logoImage && { logoImage }),
  };
}
