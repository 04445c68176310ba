export { telemetryRoutes } from './telemetry.routes';
export { findTelemetry } from './telemetry.sql';
