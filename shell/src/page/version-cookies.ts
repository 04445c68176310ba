/** Remote and version, `mf_booking.a1b2c3~mf_catalog.d4e5f6`: written in the browser, read by the server. */
export const PINNED_COOKIE = 'straits_pinned';
export const AVOIDED_COOKIE = 'straits_avoided';
