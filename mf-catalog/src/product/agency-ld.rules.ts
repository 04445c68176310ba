import type { Base, Company } from '@straits/api-contract';
import type { ResourceRef } from '@straits/remote-contract';

/** Start-up settings that every page is rendered with; pages name them to use them in their head. */
export const baseResource: ResourceRef = { path: '/base' };
export const companyResource: ResourceRef = { path: '/company' };

/** The agency, for pages about it. */
export const organizationLd = (origin: string, base: Base, company: Company | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: base.CompanyName,
  url: origin,
  telephone: base.SupportPhone,
  email: base.SupportEmail,
  identifier: base.LicenceNo,
  ...(company ? { foundingDate: String(company.Founded), address: company.Address.join(', '), taxID: company.UEN } : {}),
  sameAs: Object.values(base.Social),
});
