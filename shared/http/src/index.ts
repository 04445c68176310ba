export { currentToast, showToast, closeToast, type Toast } from './toast';
export { openRequests } from './loading';
export { createSignal, useSignal, type Signal } from './signal';
export { configureHttp, httpSettings, setToken, hasToken, setTransaction } from './settings';
export { http, apiPath, newIdempotencyKey, type Query, type RequestOptions } from './request';
export {
  upload,
  uploadInPieces,
  postWithFile,
  download,
  followEvents,
  shrinkImage,
  type UploadOptions,
  type ShrinkFault,
  type Shrunk,
} from './files';
export { SWRConfig } from 'swr';
export { useResource, useResourceScope, ResourceScope, refreshResource, replaceResource, prefetchResource, type Scope } from './resource';
export { HttpError, refusalCode, type HttpFailure, type Refusal, type Result } from './result';
