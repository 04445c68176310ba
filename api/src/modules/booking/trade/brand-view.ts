import type { AgencyBrand } from '@straits/api-contract';
import type { BrandRow } from './brands.sql';

export const viewBrand = (brand: BrandRow): AgencyBrand => ({
  name: brand.name,
  licenceNumber: brand.licenceNumber,
  uniqueEntityNumber: brand.uniqueEntityNumber,
  phone: brand.phone,
  email: brand.email,
  colour: brand.colour,
  logo:
    brand.logoFile && brand.logoWidth && brand.logoHeight
      ? { src: `/travel/v1/${brand.logoFile}`, width: brand.logoWidth, height: brand.logoHeight }
      : null,
});
