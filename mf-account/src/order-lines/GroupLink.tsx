import { css } from '@emotion/react';
import { useState } from 'react';
import type { Order, OrderLine } from '@straits/api-contract';
import { http, replaceResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Progress } from '@straits/ui/Progress';
import { Row, Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { dateRow } from '../date-row.styles';
import { Refused } from '../Refused';
import { useAct } from '../use-act';
import { dayBefore, namedOf } from './group-link.rules';
import { ShareLink } from './ShareLink';

const box = css`
  margin-block-end: 1rem;
  padding: 1rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.sunken};
`;
const title = css`
  font-weight: 600;
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

interface GroupLinkProps {
  order: Order;
  line: OrderLine;
  guestKey: string | undefined;
}

function useGroupLink({ order: { code }, line: { id, nameLink, namesUntil, timeZone }, guestKey }: GroupLinkProps) {
  const latest = dayBefore(namesUntil ?? '', timeZone);
  const set = nameLink ? dayBefore(nameLink.until, timeZone) : latest;
  const [typed, setTyped] = useState<string | null>(null);
  const act = useAct();
  const path = `/orders/${encodeURIComponent(code)}/lines/${id}/name-link`;
  const query = { key: guestKey };
  const show = async (order: Order | undefined) => {
    if (!order) return;
    setTyped(null);
    await replaceResource(`/orders/${code}`, order);
  };
  return {
    ...{ ...act, latest, lastDay: typed ?? set, isMoved: typed !== null && typed !== '' && typed !== set, setLastDay: setTyped },
    open: async () => show(await act.run(http.put<Order>(path, { lastDay: typed || undefined }, { query, notices: false }))),
    end: async () => show(await act.run(http.delete<Order>(path, { query, notices: false }))),
  };
}
type Link = ReturnType<typeof useGroupLink>;

/** One link for all who travel on a line (D28): how many have answered, until when they may, and its end. */
export function GroupLink(props: GroupLinkProps) {
  const { t } = useTexts('account');
  const mayAct = useUser()?.AgencyRole !== 'viewer';
  const link = useGroupLink(props);
  const { named, people } = namedOf(props.line);
  const answered = t('groupLink.answered', { named, count: people });
  return (
    <div css={box} data-print="hide">
      <Stack gap={3}>
        <p css={title}>{t('groupLink.title')}</p>
        <Progress label={t('groupLink.title')} value={named / people} text={answered} />
        {props.line.nameLink ? (
          <Opened link={link} nameLink={props.line.nameLink} zone={props.line.timeZone} mayAct={mayAct} />
        ) : (
          mayAct && <Closed link={link} serverNow={props.order.serverNow} zone={props.line.timeZone} />
        )}
        <Refused failure={link.failure} />
      </Stack>
    </div>
  );
}

function Closed({ link, serverNow, zone }: { link: Link; serverNow: string; zone: string }) {
  const { t } = useTexts('account');
  return (
    <>
      <p css={quiet}>{t('groupLink.lead')}</p>
      <div css={dateRow}>
        <LastDay link={link} min={dayBefore(serverNow, zone)} />
        <Button prominence="main" busy={link.isBusy} onClick={() => void link.open()}>
          {t('groupLink.open')}
        </Button>
      </div>
    </>
  );
}

interface OpenedProps {
  link: Link;
  nameLink: NonNullable<OrderLine['nameLink']>;
  zone: string;
  mayAct: boolean;
}
function Opened({ link, nameLink: { url, until }, zone, mayAct }: OpenedProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <>
      <p role="status">{t('groupLink.until', { when: format.instant(until, zone) })}</p>
      <div css={dateRow}>
        <TextField label={t('groupLink.link')} value={url} onChange={() => undefined} readOnly css={{ flex: '1 1 14rem' }} />
        <ShareLink name={t('groupLink.title')} url={url} label={t('groupLink.share')} />
      </div>
      {mayAct && (
        <div css={dateRow}>
          <LastDay link={link} />
          <Row gap={2} wrap>
            <Button disabled={!link.isMoved} busy={link.isBusy} onClick={() => void link.open()}>
              {t('groupLink.move')}
            </Button>
            <Button prominence="quiet" busy={link.isBusy} onClick={() => void link.end()}>
              {t('groupLink.end')}
            </Button>
          </Row>
        </div>
      )}
    </>
  );
}

const LastDay = ({ link: { lastDay, latest, setLastDay }, min }: { link: Link; min?: string }) => {
  const { t } = useTexts('account');
  return <TextField type="date" label={t('groupLink.lastDay')} value={lastDay} min={min} max={latest} onChange={setLastDay} />;
};
