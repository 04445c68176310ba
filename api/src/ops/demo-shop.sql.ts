import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { DEFAULT_TOUR_HOST } from '@straits/api-contract/constants';
import type { Trx } from '../database/connection';

const COMPANY = {
  name: 'Straits Travel',
  founded: 2003,
  address: ['18 Robinson Road, #02-03', 'Singapore 048547'],
  licenceNo: 'TA03217',
  uen: '200312345K',
  gstRegNo: 'M2-0012345-6',
  currency: 'SGD',
  bankName: 'Straits Settlement Bank',
  bankAccountName: 'Straits Travel Pte Ltd',
  bankAccountNo: '012-345678-9',
  supportPhone: '+65 6123 4567',
  supportEmail: 'help@straits.test',
  social: { instagram: 'https://instagram.com/straits.test', facebook: 'https://facebook.com/straits.test' },
};

/** Display rates for one Singapore dollar; a fixed table, so that the demonstration looks the same everywhere. */
const CURRENCIES: [code: string, name: string, symbol: string, rate: string][] = [
  ['SGD', 'Singapore Dollar', 'S$', '1'],
  ['USD', 'US Dollar', 'US$', '0.77'],
  ['IDR', 'Indonesian Rupiah', 'Rp', '12650'],
  ['MYR', 'Malaysian Ringgit', 'RM', '3.28'],
  ['CNY', 'Chinese Yuan', '¥', '5.52'],
  ['TWD', 'New Taiwan Dollar', 'NT$', '24.1'],
  ['HKD', 'Hong Kong Dollar', 'HK$', '6.02'],
  ['EUR', 'Euro', '€', '0.66'],
  ['GBP', 'British Pound', '£', '0.58'],
  ['AUD', 'Australian Dollar', 'A$', '1.18'],
  ['JPY', 'Japanese Yen', 'JP¥', '118.5'],
];
const RATED_AT = new Date('2026-11-02T00:00:00Z');
// ISO 4217 minor units, also where amounts are usually shown without them (IDR, TWD).
const exponentOf = (code: string) => (code === 'JPY' ? 0 : 2);

const HOSTS: [host: string, variant: 'b2c' | 'b2b'][] = [
  [DEFAULT_TOUR_HOST, 'b2c'],
  ['b2b.straits.test', 'b2b'],
  ['b2b.localhost', 'b2b'],
];

export async function loadCurrencies(trx: Trx): Promise<void> {
  for (const [position, [code, name, symbol, rate]] of CURRENCIES.entries()) {
    await sql`insert into currencies (code, name, symbol, exponent, rate, rate_at, position) values (${code}, ${name}, ${symbol}, ${exponentOf(code)}, ${rate}, ${RATED_AT}, ${position})
      on conflict (code) do nothing`.execute(trx);
  }
}

/** The demonstration's company with its hosts; nothing when the database has a company. Answers its id. */
export async function loadCompany(trx: Trx): Promise<string> {
  const found = await sql<{ id: string }>`select id from companies limit 1`.execute(trx);
  if (found.rows[0]) return found.rows[0].id;
  const { rows } = await sql<{ id: string }>`
    insert into companies (name, founded, address, licence_no, uen, gst_reg_no, currency, bank_name, bank_account_name, bank_account_no, bank_currency, support_phone, support_email, social)
    values (${COMPANY.name}, ${COMPANY.founded}, ${COMPANY.address}, ${COMPANY.licenceNo}, ${COMPANY.uen}, ${COMPANY.gstRegNo}, ${COMPANY.currency}, ${COMPANY.bankName},
      ${COMPANY.bankAccountName}, ${COMPANY.bankAccountNo}, ${COMPANY.currency}, ${COMPANY.supportPhone}, ${COMPANY.supportEmail}, ${JSON.stringify(COMPANY.social)})
    returning id`.execute(trx);
  const companyId = rows[0]!.id;
  for (const [host, variant] of HOSTS)
    await sql`insert into hosts (host, company_id, variant) values (${host}, ${companyId}, ${variant}) on conflict (host) do nothing`.execute(
      trx,
    );
  return companyId;
}

const PASSWORD = 'straits-demo';

async function insertAgency(trx: Trx, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into agencies (name, licence_number, unique_entity_number, approved_at, currency, created_at)
    values ('Harbour Holidays', 'TA02981', '201012345D', ${now}, 'SGD', ${now}) returning id`.execute(trx);
  return rows[0]!.id;
}

/** The three people of the demonstration. Answers the agency. */
export async function loadPeople(trx: Trx, now: Date): Promise<string> {
  const passwordHash = await hash(PASSWORD);
  const agencyId = await insertAgency(trx, now);
  const people = [
    {
      email: 'traveller@straits.test',
      name: 'Tan Mei Ling',
      phone: '+6591234567',
      nationality: 'SG',
      isStaff: false,
      agency: null,
      role: null,
    },
    {
      email: 'agent@straits.test',
      name: 'Budi Santoso',
      phone: '+6591234568',
      nationality: 'ID',
      isStaff: false,
      agency: agencyId,
      role: 'admin',
    },
    { email: 'staff@straits.test', name: 'Nur Aisyah', phone: null, nationality: 'SG', isStaff: true, agency: null, role: null },
  ];
  for (const { email, name, phone, nationality, isStaff, agency, role } of people) {
    await sql`
      insert into users (email, name, password_hash, phone, nationality, currency, is_staff, agency_id, agency_role, email_confirmed_at, created_at)
      values (${email}, ${name}, ${passwordHash}, ${phone}, ${nationality}, 'SGD', ${isStaff}, ${agency}, ${role}, ${now}, ${now})`.execute(
      trx,
    );
  }
  return agencyId;
}
