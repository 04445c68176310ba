import type { NetPrices, ProductKind } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Deps } from '../../../deps';
import type { SignedCaller } from '../../../http/caller';
import { refuse } from '../../../http/refusal';
import { findMarkupsAbove } from '../../agency';
import { findProduct } from '../product.sql';
import type { SellableOption } from '../sellable';
import { findSellables } from '../sellable.sql';
import { textsOf } from '../texts.rules';
import { atAgency } from './at-agency.rules';
import { commissionOf } from './commission.rules';

type OptionPrices = NetPrices['options'][number];

function priceOf(
  { id, name, retail, net }: { id: string; name: string; retail: number; net: number },
  currency: string,
): OptionPrices['units'][number] {
  const { minor, percent } = commissionOf(retail, net);
  const money = (amount: number) => ({ amount, currency });
  return { id, name, retail: money(retail), net: money(net), commission: money(minor), commissionPercent: percent };
}

const viewOption = ({ option, units }: SellableOption, language: Language): OptionPrices => ({
  optionId: option.id,
  name: textsOf(option.texts, language).name,
  units: units.map(({ id, texts, priceMinor, netMinor }) =>
    priceOf({ id, name: textsOf(texts, language).name, retail: priceMinor, net: netMinor }, option.chargeCurrency),
  ),
  extras: option.extras.map(({ id, texts, priceMinor, netMinor }) =>
    priceOf({ id, name: textsOf(texts, language).name, retail: priceMinor, net: netMinor }, option.chargeCurrency),
  ),
});

/** What an agency pays for a product's options, with what those above put on, before the percent of a day. Refuses whoever is not of an approved agency: not_found. */
export async function viewNetPrices(
  deps: Deps,
  caller: SignedCaller | null,
  { kind, id, language }: { kind: ProductKind; id: string; language: Language },
): Promise<NetPrices> {
  if (!caller?.agencyId) refuse('not_found');
  const product = (await findProduct(deps.db, kind, id)) ?? refuse('not_found');
  const optionIds = (product.options ?? []).map((option) => option.id);
  const sellables = await findSellables(deps.db, optionIds);
  const markups = await findMarkupsAbove(deps.db, caller.agencyId);
  const found = optionIds.flatMap((optionId) => sellables.get(optionId) ?? []);
  return { options: found.map((sellable) => viewOption(atAgency(sellable, markups), language)) };
}
