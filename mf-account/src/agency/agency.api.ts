import { useResource } from '@straits/http';
import { useUser } from '@straits/session';

/** A resource of the caller's agency: asked for once it is known that they are of one. */
export const useAgencyResource = <T>(path: string, query: Record<string, string | undefined> = {}) =>
  useResource<T>(useUser()?.AgencyRole ? path : null, query);
