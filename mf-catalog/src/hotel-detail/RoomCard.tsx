import { css } from '@emotion/react';
import type { Option } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Disclosure } from '@straits/ui/Disclosure';
import { Icon, type IconName } from '@straits/ui/Icon';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { Cancellation } from '../product-detail/below';
import { RoomBuy, type RoomCardProps } from './RoomBuy';
import { roomFactsOf } from './room-choice.rules';

const NightPrices = later(() => import(/* webpackChunkName: "hotel-later" */ './later').then((part) => part.NightPrices));

const card = css`
  display: grid;
  gap: 0.75rem 1.5rem;
  padding: 1.25rem 1.25rem 0.5rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 12rem;
  }
  margin-block-end: 0.875rem;
  details {
    grid-column: 1 / -1;
    border-block: 1px solid ${token.color.line};
    border-block-end: 0;
  }
  h3 {
    font-size: ${token.text.title};
  }
`;
const chosenCard = css`
  border-color: ${token.color.lagoon};
  box-shadow: inset 0 0 0 1px ${token.color.lagoon};
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  margin-block-start: 0.625rem;
  font-size: ${token.text.small};
  li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  svg {
    color: ${token.color.lagoon};
  }
`;
const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-block-start: 0.75rem;
`;
const buy = css`
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: 0.5rem;
  min-block-size: 8.5rem;
  text-align: end;
  ${media.phone} {
    align-items: stretch;
    min-block-size: 5.75rem;
  }
`;
const details = css`
  display: grid;
  gap: 1.25rem;
  ul {
    padding-inline-start: 1.25rem;
  }
  h4 {
    font: 600 1rem/1.3 ${token.font.text};
    margin-block-end: 0.375rem;
  }
`;
function RoomFactsLine({ option }: { option: Option }) {
  const { t } = useTexts('catalog');
  const room = roomFactsOf(option);
  if (!room) return null;
  const items: [IconName, string][] = [
    ['hotel', room.bedType],
    ['user', t('rooms.sleeps', { count: room.maxOccupancy })],
    ...(room.size === null ? [] : [['map', t('rooms.size', { count: room.size })] as [IconName, string]]),
    ['info', t('rooms.code', { code: room.code })],
  ];
  return (
    <ul css={facts} role="list">
      {items.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function RoomTags({ option, instant }: { option: Option; instant: boolean }) {
  const { t } = useTexts('catalog');
  const room = roomFactsOf(option);
  const hasFull = option.cancellation.some(({ refundPercent }) => refundPercent === 100);
  return (
    <div css={tags}>
      {room?.breakfastIncluded && <Tag tone="success">{t('hotel.withBreakfast')}</Tag>}
      {hasFull ? <Tag tone="success">{t('option.freeCancellation')}</Tag> : <Tag tone="warning">{t('rooms.nonRefundable')}</Tag>}
      <Tag>{instant ? t('product.instant') : t('detail.onRequest')}</Tag>
      {room && room.minStayNights > 1 && <Tag>{t('rooms.minStay', { count: room.minStayNights })}</Tag>}
    </div>
  );
}

/** One room type: what it is, what it costs for the stay, and until when it can be given back. */
export function RoomCard({ option, stay, onChoose }: RoomCardProps) {
  const { t } = useTexts('catalog');
  const offer = stay.offerOf(option.id);
  return (
    <article css={[card, option.id === stay.option?.id && chosenCard]} aria-busy={stay.isBusy}>
      <div>
        <h3 lang={option.lang}>{option.name}</h3>
        <p css={{ marginBlockStart: '0.25rem', color: token.color.muted }} lang={option.lang}>
          {option.description}
        </p>
        <RoomFactsLine option={option} />
        <RoomTags option={option} instant={stay.hotel.instantConfirmation} />
      </div>
      <div css={buy}>
        <RoomBuy option={option} stay={stay} onChoose={onChoose} />
      </div>
      <Disclosure summary={t('rooms.roomDetails')}>
        <div css={details}>
          {option.inclusions.length > 0 && (
            <div>
              <h4>{t('detail.included')}</h4>
              <ul lang={option.lang}>
                {option.inclusions.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
          {offer && <NightPrices offer={offer} rooms={stay.stay.rooms} />}
          <Cancellation option={option} moment="stay" />
        </div>
      </Disclosure>
    </article>
  );
}
