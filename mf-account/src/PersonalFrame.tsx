import type { ReactNode } from 'react';
import { useTexts } from '@straits/i18n';
import { useIsAgent } from '@straits/session';
import type { IconName } from '@straits/ui/Icon';
import { SideFrame } from './SideFrame';

interface Place {
  key: string;
  icon: IconName;
  href: string;
  forAgents?: boolean;
}
const PLACES: Place[] = [
  { key: 'profile', icon: 'user', href: '/profile' },
  { key: 'passengers', icon: 'list', href: '/profile/passenger' },
  { key: 'orders', icon: 'ticket', href: '/order-history' },
  { key: 'notifications', icon: 'bell', href: '/notifications' },
  { key: 'waitingList', icon: 'clock', href: '/waiting-list' },
];

export interface PersonalFrameProps {
  title: string;
  lead?: ReactNode;
  /** Beside the title: the page's main act. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Pages of what belongs to the signed-in person, with the way from one to the other. */
export function PersonalFrame(frame: PersonalFrameProps) {
  const { t } = useTexts('account');
  const isAgent = useIsAgent();
  const places = PLACES.filter(({ forAgents }) => !forAgents || isAgent).map(({ key, icon, href }) => ({
    ...{ icon, href },
    label: t(`personal.${key}`),
  }));
  return <SideFrame label={t('personal.label')} places={places} {...frame} />;
}
