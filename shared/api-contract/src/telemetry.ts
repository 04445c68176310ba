import { z } from 'zod';
import { instant, text } from './primitives';

/** Who an observation is about: a remote by its federated name, or the shell, in the version that was on the page. */
const source = {
  remote: z.string().regex(/^(shell|mf_[a-z][a-z0-9]{2,20})$/),
  version: text(60),
};

export const TelemetryEvent = z.object({
  /** error: a numbered failure; vital: LCP, INP, CLS; load: a remote's entry or module came; csp: the browser blocked something. */
  kind: z.enum(['error', 'vital', 'load', 'csp']),
  /** MFE-102, LCP, or the directive that was violated. */
  name: z.string().regex(/^[A-Za-z0-9-]{2,40}$/),
  ...source,
  /** Path of the page, without its query. */
  path: text(200),
  side: z.enum(['browser', 'server']),
  /** Milliseconds for LCP, INP and loads; the score for CLS. */
  value: z.number().min(0).max(3_600_000).optional(),
  /** Transferred for this remote until now, for loads. */
  bytes: z.int().min(0).max(1_000_000_000).optional(),
  detail: text(300).optional(),
});
export type TelemetryEvent = z.infer<typeof TelemetryEvent>;

/** `POST /travel/v1/telemetry`. `visit` is what the site signed as it served the page (visit-token.ts); it tells nothing of the person. */
export const TelemetryBatch = z
  .object({ visit: z.string().regex(/^[\w.-]{8,4000}$/), events: z.array(TelemetryEvent).min(1).max(60) })
  .meta({ id: 'TelemetryBatch' });
export type TelemetryBatch = z.infer<typeof TelemetryBatch>;

/** What was seen of one version in a stretch of time. */
export const TelemetryRow = z.object({
  ...source,
  /** Pages with this version that the site served, and those in which it failed: each counts once for a network. */
  visits: z.int(),
  failedVisits: z.int(),
  /** Networks that the visits came from, and the failed ones: a few of them alone decide nothing. */
  sources: z.int(),
  failedSources: z.int(),
  /** Faults that the site's servers met. */
  serverFaults: z.int(),
  errors: z.int(),
  violations: z.int(),
  /** Failures by number, the most frequent first. */
  codes: z.array(z.object({ name: z.string(), count: z.int() })),
  /** 75th percentiles; null where nothing was measured. */
  loadMs: z.number().nullable(),
  bytes: z.number().nullable(),
  lcpMs: z.number().nullable(),
  inpMs: z.number().nullable(),
  cls: z.number().nullable(),
});
export type TelemetryRow = z.infer<typeof TelemetryRow>;

/** `GET /travel/v1/telemetry/summary?since=2026-12-01T02:00:00Z`, for the delivery and for staff. */
export const TelemetrySummary = z.object({ since: instant, rows: z.array(TelemetryRow) }).meta({ id: 'TelemetrySummary' });
export type TelemetrySummary = z.infer<typeof TelemetrySummary>;
