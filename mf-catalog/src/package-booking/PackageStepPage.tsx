import type { ComponentType } from 'react';
import { useTexts } from '@straits/i18n';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { Led } from '../trip/Led';
import { ledHref } from '../trip/led.rules';
import { LedTo } from '../trip/LedTo';
import { TripFrame } from '../trip/TripFrame';
import { firstFault, PACKAGE_STEPS, type PackageStep } from './package-choice.rules';
import { PackageBar, PackageSummary } from './PackageSummary';
import { usePackageTrip, type PackageTrip } from './use-package-trip';

interface ShownProps {
  step: PackageStep;
  trip: PackageTrip;
  Content: ComponentType<{ trip: PackageTrip }>;
}

function Shown({ step, trip, Content }: ShownProps) {
  const { t } = useTexts('catalog');
  const fault = firstFault(trip, step);
  if (fault) return <LedTo href={ledHref(trip.hrefOf(fault.step), fault.reason)} />;
  const { product, hrefOf } = trip;
  const steps = PACKAGE_STEPS.map((id) => ({ id, label: t(`package.step.${id}`), href: hrefOf(id) }));
  const crumbs = [
    { label: t('crumb.home'), href: '/' },
    { label: t('kind.package'), href: '/package' },
    { label: product.name, href: `/package/${product.id}` },
  ];
  return (
    <TripFrame
      crumbs={crumbs}
      title={t(`package.stepTitle.${step}`)}
      eyebrow={product.name}
      steps={steps}
      current={step}
      aside={<PackageSummary trip={trip} step={step} />}
      bar={<PackageBar trip={trip} step={step} />}
    >
      <Led />
      <Content trip={trip} />
    </TripFrame>
  );
}

/** A step of booking a package. One that is opened without what comes before it leads there and keeps the rest. */
export function PackageStepPage({ step, Content }: Omit<ShownProps, 'trip'>) {
  const { trip, failure } = usePackageTrip();
  if (trip) return <Shown key={step} step={step} trip={trip} Content={Content} />;
  return <DetailAwaited retry={failure} />;
}
