import { css } from '@emotion/react';
import type { Order, OrderLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { Berths } from '../berths/Berths';
import { berthWordsOf } from '../berths/berths.rules';
import { isForGroup } from './group-link.rules';
import { GroupLink } from './GroupLink';
import { SendTicket } from './SendTicket';
import { ShareLink } from './ShareLink';
import { WalletPasses } from './WalletPasses';

const part = css`
  padding-block-start: 1.25rem;
  border-block-start: 1px solid ${token.color.line};
  h3 {
    font-size: ${token.text.large};
    margin-block-end: 0.625rem;
  }
`;
const people = css`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
  }
  code {
    font:
      600 0.9375rem/1.6 ui-monospace,
      SFMono-Regular,
      Menlo,
      monospace;
    letter-spacing: 0.02em;
  }
`;
const quiet = css`
  color: ${token.color.muted};
`;
const answered = css`
  display: block;
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

interface TravellersProps {
  order: Order;
  line: OrderLine;
  guestKey: string | undefined;
}

/** Who travels on a line, each with the ticket's code; who was taken off says so. */
export function Travellers({ order, line, guestKey }: TravellersProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <section css={part}>
      <SectionTitle level={3}>{t('order.travellers')}</SectionTitle>
      {line.namesUntil && line.passengers.some(({ name, isCancelled }) => !name && !isCancelled) && (
        <Notice
          tone="warning"
          css={{ marginBlockEnd: '0.75rem' }}
          title={t('traveller.namesMissing', { when: format.instant(line.namesUntil, line.timeZone) })}
        />
      )}
      {isForGroup(order, line) && <GroupLink order={order} line={line} guestKey={guestKey} />}
      <Berths order={order} line={line} />
      <ul css={people} role="list">
        {line.passengers.map((person) => (
          <Traveller key={person.id} person={person} order={order} line={line} guestKey={guestKey} />
        ))}
      </ul>
    </section>
  );
}

interface TravellerProps {
  person: OrderLine['passengers'][number];
  order: Order;
  line: OrderLine;
  guestKey: string | undefined;
}

function Traveller({ person, order, line, guestKey }: TravellerProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { name, unitName, unitLang = order.lang, berth, ticketCode, namedAt, isCancelled } = person;
  const page = `/traveller#${person.token}`;
  if (isCancelled)
    return (
      <li>
        <span>
          {name}{' '}
          <span css={quiet} lang={unitLang}>
            {unitName}
          </span>
        </span>
        <Tag tone="danger">{t('order.lineCancelled')}</Tag>
      </li>
    );
  return (
    <li>
      <div>
        {name ? <TextLink href={page}>{name}</TextLink> : <TextLink href={page}>{t('traveller.giveName')}</TextLink>}{' '}
        <span css={quiet} lang={unitLang}>
          {unitName}
        </span>
        {berth && <span css={answered}>{t(`berths.${berthWordsOf(line)}.one`, { name: berth })}</span>}
        {name && namedAt && <span css={answered}>{t('groupLink.answeredAt', { when: format.instant(namedAt, line.timeZone) })}</span>}
        <Told person={person} order={order} line={line} />
      </div>
      <span>
        {ticketCode && <code>{ticketCode}</code>}
        <ShareLink name={name || unitName} url={person.link} label={t('traveller.shareNamed', { name: name || unitName })} />
      </span>
      {ticketCode && <TicketWays order={order} travellerId={person.id} name={name || unitName} guestKey={guestKey} />}
    </li>
  );
}

/** What they answered to the operator (A30), in the words of the order. */
const Told = ({ person: { answers }, order, line }: Omit<TravellerProps, 'guestKey'>) =>
  answers && (
    <Facts variant="lines" facts={answers.map(({ label, text }) => ({ label, labelLang: line.lang ?? order.lang, value: text }))} />
  );

interface TicketWaysProps {
  order: Order;
  travellerId: string;
  name: string;
  guestKey: string | undefined;
}

/** Where a ticket can go: to whose it is by e-mail, and into a telephone's wallet where the shop has the keys. */
function TicketWays({ order: { code, wallets }, ...whose }: TicketWaysProps) {
  const mayAct = useUser()?.AgencyRole !== 'viewer';
  return (
    <>
      {mayAct && <SendTicket orderCode={code} {...whose} />}
      {wallets && <WalletPasses orderCode={code} wallets={wallets} {...whose} />}
    </>
  );
}
