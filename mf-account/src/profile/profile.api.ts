import type { DeviceList, Profile } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useSession } from '@straits/session';

const useOwn = <T>(path: string) => useResource<T>(useSession().status === 'signed' ? path : null);

export const useProfile = () => useOwn<Profile>('/user/profile');
export const useDevices = () => useOwn<DeviceList>('/user/devices');
