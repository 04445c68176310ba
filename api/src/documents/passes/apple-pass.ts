import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { DOCUMENT_WORDS } from '../document-words';
import { SEA } from '../pdf';
import { visitText } from '../visit-text';
import { signDetached, type SigningKeys } from './detached-signature';
import { spanOf, type PassFacts } from './pass-facts';
import { storedZip } from './stored-zip';

/** What Apple gives a shop that makes passes. */
export interface AppleKeys extends SigningKeys {
  /** `pass.…`, as the certificate names it. */
  passTypeId: string;
  teamId: string;
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** A square with the shop's initial: what stands in notices and mails. */
const iconOf = (name: string, colour: string, size: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" width="${size}" height="${size}"><rect width="29" height="29" rx="6" fill="${colour}"/>` +
        `<text x="14.5" y="20.5" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">${initialOf(name)}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();
const initialOf = (name: string) => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '•';

const field = (key: string, label: string, value: string) => ({ key, label, value });

function passOf({ order, line, traveller, code, qr, company, language }: PassFacts, keys: AppleKeys) {
  const words = DOCUMENT_WORDS[language];
  const span = spanOf(line);
  const { redemption } = line;
  return {
    formatVersion: 1,
    passTypeIdentifier: keys.passTypeId,
    teamIdentifier: keys.teamId,
    serialNumber: code,
    organizationName: company.name,
    description: `${words.ticket} · ${line.productName}`,
    groupingIdentifier: order.code,
    logoText: company.name,
    backgroundColor: rgb(company.colour ?? SEA),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(226, 236, 238)',
    ...(span && { relevantDate: span.from, expirationDate: span.until }),
    // What a QR of ours says is ASCII.
    barcodes: [{ format: 'PKBarcodeFormatQR', message: qr, messageEncoding: 'iso-8859-1', altText: code }],
    eventTicket: {
      primaryFields: [field('product', words.ticket, line.productName)],
      secondaryFields: [field('visit', words.visit, visitText(line, language))],
      auxiliaryFields: [
        field('traveller', words.traveller, traveller.name || traveller.unitName),
        field('package', words.package, line.optionName),
      ],
      backFields: [
        field('order', words.order, order.code),
        ...(redemption ? [field('redeem', words.redeem, redemption)] : []),
        field('shop', company.name, [company.licenceNo, company.supportEmail, company.supportPhone].filter(Boolean).join('\n')),
      ],
    },
  };
}

/**
 * A pass for Apple Wallet: the package of `pass.json` and its pictures, a manifest with the SHA-1 of each file (the format's choice, not ours), and a
 * detached signature of the manifest.
 */
export async function makeApplePass(facts: PassFacts, keys: AppleKeys, at: Date): Promise<Buffer> {
  const colour = facts.company.colour ?? SEA;
  const files = [
    { name: 'pass.json', content: Buffer.from(JSON.stringify(passOf(facts, keys))) },
    ...(await Promise.all(
      [1, 2, 3].map(async (scale) => ({
        name: scale === 1 ? 'icon.png' : `icon@${scale}x.png`,
        content: await iconOf(facts.company.name, colour, 29 * scale),
      })),
    )),
  ];
  const sums = files.map(({ name, content }) => [name, createHash('sha1').update(content).digest('hex')]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums)));
  return storedZip([
    ...files,
    { name: 'manifest.json', content: manifest },
    { name: 'signature', content: signDetached(manifest, keys, at) },
  ]);
}
