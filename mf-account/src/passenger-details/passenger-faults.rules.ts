/** The text of a fault that the API found in a traveller's field; a date before or after its partner is told for each field in its own words. */
export const faultKey = (field: string, fault: string) =>
  fault === 'order' ? `fault.passenger.order_${field === 'expiresOn' ? 'expiry' : 'issue'}` : `fault.passenger.${fault}`;
