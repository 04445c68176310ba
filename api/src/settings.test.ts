import { readSettings, SettingsError } from './settings';

const read = (env: NodeJS.ProcessEnv) => readSettings({ DATABASE_URL: 'postgresql://localhost/straits', ...env });

describe('half of what belongs together', () => {
  test.each([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: '', CARDS: 'sandbox' }],
    ['APPLE_TEAM_ID', { APPLE_PASS_KEYS: '/keys', APPLE_PASS_TYPE_ID: 'pass.com.example' }],
    ['APPLE_PASS_KEYS', { APPLE_TEAM_ID: 'A1B2C3' }],
    ['GOOGLE_WALLET_ISSUER_ID', { GOOGLE_WALLET_KEY: '/keys/google.json' }],
    ['GOOGLE_WALLET_KEY', { GOOGLE_WALLET_ISSUER_ID: '3388' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://objects:9000' }],
  ])('ends the start and names %s', (missing, env) => {
    expect(() => read(env)).toThrow(SettingsError);
    expect(() => read(env)).toThrow(missing);
  });

  test('is two ways to charge cards as well', () => {
    expect(() => read({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', CARDS: 'sandbox' })).toThrow(/only one/);
  });
});

describe('cards', () => {
  test.each([
    ['none', {}],
    ['none', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: ' ', CARDS: '' }],
    ['sandbox', { CARDS: 'sandbox' }],
    ['stripe', { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }],
  ])('are %s by %p', (cards, env) => {
    expect(read(env).cards).toBe(cards);
  });
});

test('a wrong value is told with its name', () => {
  expect(() => read({ CARDS: 'yes' })).toThrow(/CARDS/);
  expect(() => read({ OCTO_CONNECTIONS: '{not json' })).toThrow(/OCTO_CONNECTIONS/);
});

test('publishing to a store does not need one for files', () => {
  expect(read({ S3_ENDPOINT: 'http://objects:9000', PUBLISHED_S3_BUCKET: 'published' }).s3).toBeUndefined();
});
