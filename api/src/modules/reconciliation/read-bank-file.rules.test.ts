import { readBankFile } from './read-bank-file.rules';

const LINE = { bookedOn: '2026-12-01', amountMinor: 50_000, currency: 'SGD' };
const CSV = `Date,Description,Reference,Amount,Currency
2026-12-01,"PAYNOW TU123456789, thanks",FT1,"500.00",SGD
01/12/2026,Fee,FT2,-1.50,SGD
`;
const SPLIT = 'Transaction Date;Details;Debit;Credit\n01/12/2026;TU123456789;;"1,500.00"\n';
const MT940 = `:20:STRAITS
:25:0123456789
:28C:1/1
:60F:C261130SGD1000,00
:61:2612011201C500,00NTRFNONREF//FT1
:86:PAYNOW TU123456789
THANKS
:61:2612011201D1,50NCHGNONREF//FT2
:62F:C261201SGD1498,50
-`;
const CAMT = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><Othr><Id>0123456789</Id></Othr></Id></Acct>
<Ntry><Amt Ccy="SGD">500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt><AcctSvcrRef>FT1</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>E2E</EndToEndId></Refs><RmtInf><Ustrd>PAYNOW &amp; TU123456789</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="SGD">1.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-12-01</Dt></BookgDt><AcctSvcrRef>FT2</AcctSvcrRef></Ntry>
<Ntry><Amt Ccy="SGD">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-12-02</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

const lines = (content: string) => {
  const file = readBankFile(content);
  if (!file.ok) throw new Error(JSON.stringify(file.faults));
  return file.lines;
};
const faults = (content: string) => {
  const file = readBankFile(content);
  return file.ok ? [] : file.faults.map(({ field, message }) => `${field}: ${message}`);
};

it.each([
  ['CSV', CSV],
  ['MT940', MT940],
  ['camt.053', CAMT],
])('reads %s', (_name, content) => {
  const [first, second] = lines(content);

  expect(first).toMatchObject({ ...LINE, bankRef: 'FT1', text: expect.stringContaining('TU123456789') as string });
  expect(second).toMatchObject({ amountMinor: -150, bankRef: 'FT2' });
  expect(lines(content)).toHaveLength(2);
});

it('reads CSV with a column for each direction, semicolons and thousands', () => {
  expect(lines(SPLIT)).toMatchObject([{ ...LINE, amountMinor: 150_000 }]);
});

it.each([
  ['nothing', '', /line 1: the file is empty/],
  ['what is no text, as a file of UTF-16 read as another', CSV.replace('Fee', 'F\0e\0e'), /line 3: holds what is no text/],
  ['a CSV without names', '1,2\n3,4\n', /line 1: names no columns/],
  ['a date that is none', CSV.replace('2026-12-01', '2026-02-30'), /line 2: "2026-02-30" is not a date/],
  ['an amount in words', CSV.replace('-1.50', 'one'), /line 3: has no amount/],
  ['three decimals', CSV.replace('-1.50', '-1.505'), /line 3: has no amount/],
  ['a CSV line that is cut off', `${CSV}2026-12-02,Half`, /line 4/],
  ['an MT940 line that is broken', MT940.replace(':61:2612011201D1,50', ':61:26X2011201D1,50'), /line 8: is not a line of a statement/],
  ['an MT940 file that does not add up', MT940.replace('1498,50', '1499,50'), /line 9: the closing balance/],
  ['an MT940 file without its end', MT940.slice(0, MT940.indexOf(':62F:')), /has no end/],
  ['XML that is cut off', CAMT.slice(0, 400), /line \d+: <\w+> has no end/],
  ['an entry without amount', CAMT.replace('<Amt Ccy="SGD">1.50</Amt>', ''), /line 5: this entry has no amount/],
  ['another XML document', '<html><body/></html>', /line 1: is no camt.053/],
])('refuses %s, with its place', (_case, content, expected) => {
  expect(faults(content).join('; ')).toMatch(expected);
});
