import { useTexts } from '@straits/i18n';
import { useSession, useUser } from '@straits/session';
import { EmptyState } from '@straits/ui/EmptyState';
import type { IconName } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { SideFrame, type SideFrameProps } from '../SideFrame';

const PLACES: { key: string; icon: IconName; href: string; forAdmins?: boolean }[] = [
  { key: 'holds', icon: 'clock', href: '/agency/holds' },
  { key: 'bookings', icon: 'calendar', href: '/agency/bookings' },
  { key: 'bulk', icon: 'plus', href: '/agency/bulk' },
  { key: 'quotes', icon: 'share', href: '/agency/quotes' },
  { key: 'clients', icon: 'heart', href: '/agency/clients' },
  { key: 'reports', icon: 'wallet', href: '/agency/reports' },
  { key: 'approvals', icon: 'check', href: '/agency/approvals' },
  { key: 'people', icon: 'user', href: '/agency/people', forAdmins: true },
  { key: 'brand', icon: 'edit', href: '/agency/brand', forAdmins: true },
  { key: 'acts', icon: 'list', href: '/agency/acts', forAdmins: true },
];

/** Pages of an agency, with the way from one to the other. Whoever is of none is told so instead. */
export function AgencyFrame({ children, ...frame }: Omit<SideFrameProps, 'label' | 'places'>) {
  const { t } = useTexts('account');
  const user = useUser();
  const isStranger = useSession().status === 'signed' && !user?.AgencyRole;
  const places = PLACES.filter(({ forAdmins }) => !forAdmins || user?.AgencyRole === 'admin').map(({ key, icon, href }) => ({
    ...{ icon, href },
    label: t(`agency.menu.${key}`),
  }));
  if (isStranger)
    return (
      <SideFrame label={t('agency.menu.label')} places={[]} title={frame.title}>
        <EmptyState
          title={t('agency.strangerTitle')}
          actions={
            <ButtonLink href="/" prominence="main">
              {t('agency.strangerGo')}
            </ButtonLink>
          }
        >
          {t('agency.stranger')}
        </EmptyState>
      </SideFrame>
    );
  return (
    <SideFrame label={t('agency.menu.label')} places={places} {...frame}>
      {children}
    </SideFrame>
  );
}
