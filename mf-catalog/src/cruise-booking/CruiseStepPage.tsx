import type { ComponentType } from 'react';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useParams } from '@straits/router';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { Led } from '../trip/Led';
import { ledHref } from '../trip/led.rules';
import { LedTo } from '../trip/LedTo';
import { TripFrame } from '../trip/TripFrame';
import { CRUISE_STEPS, firstCruiseFault, type CruiseStep } from './cruise-choice.rules';
import { useCruiseTrip, type CruiseTrip } from './use-cruise-trip';

const parts = () => import(/* webpackChunkName: "cruise-summary" */ './CruiseSummary');
const CruiseSummary = later(() => parts().then((part) => part.CruiseSummary));
const CruiseBar = later(() => parts().then((part) => part.CruiseBar));

interface ShownProps {
  step: CruiseStep;
  trip: CruiseTrip;
  Content: ComponentType<{ trip: CruiseTrip }>;
}

function Shown({ step, trip, Content }: ShownProps) {
  const { t } = useTexts('catalog');
  const fault = firstCruiseFault(trip, step);
  if (fault) return <LedTo href={ledHref(trip.hrefOf(fault.step), fault.reason)} />;
  const { product, hrefOf } = trip;
  const crumbs = [
    { label: t('crumb.home'), href: '/' },
    { label: t('kind.cruise'), href: '/cruise' },
    { label: product.name, href: `/cruise/${product.id}` },
  ];
  return (
    <TripFrame
      crumbs={crumbs}
      title={t(`cruise.stepTitle.${step}`)}
      eyebrow={product.name}
      steps={CRUISE_STEPS.map((id) => ({ id, label: t(`cruise.step.${id}`), href: hrefOf(id) }))}
      current={step}
      // The grid of cabins by date needs the whole width.
      aside={step === 'pricing' ? undefined : <CruiseSummary trip={trip} step={step} />}
      bar={step === 'trip-overview' && <CruiseBar trip={trip} />}
    >
      <Led />
      <Content trip={trip} />
    </TripFrame>
  );
}

/** A step of booking the cruise `slug`. One that is opened without what comes before it leads there and keeps the rest. */
export function StepOfCruise({ slug, step, Content }: Omit<ShownProps, 'trip'> & { slug: string }) {
  const { trip, failure } = useCruiseTrip(slug);
  if (trip) return <Shown key={step} step={step} trip={trip} Content={Content} />;
  return <DetailAwaited retry={failure} />;
}

export function CruiseStepPage(props: Omit<ShownProps, 'trip'>) {
  const { slug = '' } = useParams();
  return <StepOfCruise slug={slug} {...props} />;
}
