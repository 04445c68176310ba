import { createHash, createSign, X509Certificate } from 'node:crypto';
import { der, integer, nothing, objectId, octets, partsOf, sequence, setOf, time } from './der';

const DATA = objectId('1.2.840.113549.1.7.1');
const SIGNED_DATA = objectId('1.2.840.113549.1.7.2');
const CONTENT_TYPE = objectId('1.2.840.113549.1.9.3');
const MESSAGE_DIGEST = objectId('1.2.840.113549.1.9.4');
const SIGNING_TIME = objectId('1.2.840.113549.1.9.5');
const SHA_256 = sequence(objectId('2.16.840.1.101.3.4.2.1'), nothing);
const RSA = sequence(objectId('1.2.840.113549.1.1.1'), nothing);

export interface SigningKeys {
  /** PEM: the signer's certificate, its private key, and the authority's between it and the root. */
  certificate: string;
  key: string;
  intermediate: string;
}

/** A certificate's issuer and serial number, as they stand in it. */
function nameOf(certificate: Buffer): Buffer {
  const [body = Buffer.alloc(0)] = partsOf(certificate);
  const parts = partsOf(body);
  // The version comes first where it is told: every certificate of today tells it.
  const [serial = nothing, , issuer = nothing] = parts[0]?.[0] === 0xa0 ? parts.slice(1) : parts;
  return sequence(issuer, serial);
}

/** PKCS #7 (CMS, RFC 5652): a detached signature of a content by an RSA key, with the instant of signing and both certificates. */
export function signDetached(content: Buffer, { certificate, key, intermediate }: SigningKeys, at: Date): Buffer {
  const own = new X509Certificate(certificate).raw;
  const attributes = [
    sequence(CONTENT_TYPE, setOf(DATA)),
    sequence(SIGNING_TIME, setOf(time(at))),
    sequence(MESSAGE_DIGEST, setOf(octets(createHash('sha256').update(content).digest()))),
  ].sort(Buffer.compare);
  // What is signed is the set of attributes; in the message it stands under a tag of its own.
  const signature = createSign('sha256')
    .update(der(0x31, ...attributes))
    .sign(key);
  const signer = sequence(integer(1), nameOf(own), SHA_256, der(0xa0, ...attributes), RSA, octets(signature));
  const certificates = der(0xa0, own, new X509Certificate(intermediate).raw);
  return sequence(SIGNED_DATA, der(0xa0, sequence(integer(1), setOf(SHA_256), sequence(DATA), certificates, setOf(signer))));
}
