import { HttpError, type HttpFailure } from '@straits/http';
import { faultsOf, faultsUnlessDone, FORM } from './failures';

const refused = (
  code: 'user_exists' | 'request_malformed' | 'rate_limited',
  fields?: { field: string; message: string }[],
): HttpFailure => ({
  kind: 'refused',
  status: 422,
  error: { code, message: code, fields, requestId: 'r' },
});

describe('faultsOf', () => {
  it('puts a refusal at the field it is about', () => {
    expect(faultsOf(refused('user_exists'), { user_exists: 'email' })).toEqual({ email: 'user_exists' });
  });

  it('puts what the API found at the fields that it names', () => {
    expect(faultsOf(refused('request_malformed', [{ field: 'agent.licenceNumber', message: 'x' }]))).toEqual({
      licenceNumber: 'request_malformed',
    });
  });

  it('puts what is wrong with an answer to the operator at its field', () => {
    expect(faultsOf(refused('request_malformed', [{ field: 'answers.weight', message: 'x' }]))).toEqual({
      'answers-weight': 'request_malformed',
    });
  });

  it('tells the rest above the form', () => {
    expect(faultsOf(refused('rate_limited'))).toEqual({ [FORM]: 'rate_limited' });
    expect(faultsOf({ kind: 'network', reason: 'offline' })).toEqual({ [FORM]: 'network' });
  });
});

describe('faultsUnlessDone', () => {
  it('has no faults when the work is done', async () => {
    await expect(faultsUnlessDone(Promise.resolve('ok'))).resolves.toBeUndefined();
  });

  it('has the faults of a refusal', async () => {
    await expect(faultsUnlessDone(Promise.reject(new HttpError(refused('rate_limited'))))).resolves.toEqual({ [FORM]: 'rate_limited' });
  });
});
