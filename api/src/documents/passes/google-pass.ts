import { createHash, createSign } from 'node:crypto';
import type { Language } from '@straits/api-contract/constants';
import { SEA } from '../pdf';
import { visitText } from '../visit-text';
import { spanOf, type PassFacts } from './pass-facts';

/** What Google gives a shop that makes passes: its number as an issuer, and a service account's mail address and private key (PEM). */
export interface GoogleKeys {
  issuerId: string;
  email: string;
  key: string;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const said = (language: Language, value: string) => ({ defaultValue: { language, value } });
/** Ids take letters, digits, `.`, `_` and `-`. */
const idOf = (issuerId: string, ...parts: string[]) => `${issuerId}.${parts.join('-').replaceAll(/[^\w.-]/g, '_')}`;

/** Tickets of one product in one language look the same: a class each, which changes its name when its words do. */
function classOf({ line, company, language }: PassFacts, { issuerId }: GoogleKeys) {
  const words = [line.productId, company.name, line.productName, language].join('\n');
  return {
    id: idOf(issuerId, createHash('sha256').update(words).digest('hex').slice(0, 16)),
    issuerName: company.name,
    eventName: said(language, line.productName),
    reviewStatus: 'UNDER_REVIEW',
  };
}

function objectOf(facts: PassFacts, keys: GoogleKeys, classId: string) {
  const { order, line, traveller, code, qr, company, language } = facts;
  const span = spanOf(line);
  return {
    id: idOf(keys.issuerId, code),
    classId,
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: qr, alternateText: code },
    ticketHolderName: traveller.name || traveller.unitName,
    ticketNumber: code,
    ticketType: said(language, traveller.unitName),
    reservationInfo: { confirmationCode: order.code },
    hexBackgroundColor: company.colour ?? SEA,
    textModulesData: [{ id: 'visit', header: line.optionName, body: visitText(line, language) }],
    ...(span && { validTimeInterval: { start: { date: span.from }, end: { date: span.until } } }),
  };
}

/**
 * The address that saves a ticket in Google Wallet: a JWT signed by the service account (RS256) that carries the pass. Google calls 1,800 characters
 * safe: there is no room for how to redeem, which the order's page and Apple's pass say.
 */
export function googlePassUrl(facts: PassFacts, keys: GoogleKeys, { at, siteUrl }: { at: Date; siteUrl: string }): string {
  const eventTicketClass = classOf(facts, keys);
  const claims = {
    iss: keys.email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(at.getTime() / 1000),
    origins: [new URL(siteUrl).origin],
    payload: { eventTicketClasses: [eventTicketClass], eventTicketObjects: [objectOf(facts, keys, eventTicketClass.id)] },
  };
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `https://pay.google.com/gp/v/save/${text}.${createSign('sha256').update(text).sign(keys.key, 'base64url')}`;
}
