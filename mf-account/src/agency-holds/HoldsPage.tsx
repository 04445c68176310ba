import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { BoardHold, HoldBoard } from '@straits/api-contract';
import { http } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Row } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { Refused } from '../Refused';
import { useAct } from '../use-act';
import { clockLeft } from './time-left.rules';

const quiet = css`
  color: ${token.color.muted};
  font-weight: 400;
`;

/** /agency/holds: every place that the agency keeps, with its time; renewed, given back or ordered together. */
export function HoldsPage() {
  const { t } = useTexts('account');
  const board = useAgencyResource<HoldBoard>('/agency/holds');
  return (
    <AgencyFrame title={t('agency.holds.title')} lead={t('agency.holds.lead')}>
      <Loaded resource={board} height="16rem">
        {(loaded) =>
          loaded.items.length === 0 ? (
            <EmptyState title={t('agency.holds.empty')} actions={<ButtonLink href="/attraction">{t('agency.quotes.find')}</ButtonLink>}>
              {t('agency.holds.emptyText')}
            </EmptyState>
          ) : (
            <Board board={loaded} onDone={(after) => void board.mutate(after, { revalidate: false })} />
          )
        }
      </Loaded>
    </AgencyFrame>
  );
}

/** Milliseconds since the answer came, by the server's clock. */
function useServerTime(serverNow: string): number {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(serverNow) + now - start;
}

function Board({ board: { items, serverNow }, onDone }: { board: HoldBoard; onDone: (board: HoldBoard) => void }) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const mayAct = useUser()?.AgencyRole !== 'viewer';
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { isBusy, failure, run } = useAct();
  const holdIds = items.flatMap(({ holdId }) => (chosen.includes(holdId) ? [holdId] : []));
  const act = async (what: 'extend' | 'release' | 'to-cart') => {
    const after = await run(http.post<HoldBoard>(`/agency/holds/${what}`, { holdIds }, { notices: false }));
    if (!after) return;
    setChosen([]);
    onDone(after);
    if (what === 'to-cart') void navigate('/cart');
  };
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      {mayAct && (
        <Row gap={2} wrap data-print="hide">
          <Checkbox
            label={t('agency.holds.all')}
            checked={holdIds.length === items.length}
            onChange={(all) => setChosen(all ? items.map(({ holdId }) => holdId) : [])}
          />
          <Button disabled={holdIds.length === 0} busy={isBusy} onClick={() => void act('extend')}>
            {t('agency.holds.extend')}
          </Button>
          <Button prominence="main" disabled={holdIds.length === 0} busy={isBusy} onClick={() => void act('to-cart')}>
            {t('agency.holds.toCart')}
          </Button>
          <Button prominence="quiet" disabled={holdIds.length === 0} busy={isBusy} onClick={() => void act('release')}>
            {t('agency.holds.release')}
          </Button>
        </Row>
      )}
      <Refused failure={failure} />
      <Holds key={serverNow} items={items} serverNow={serverNow} chosen={chosen} onToggle={mayAct ? toggle : undefined} />
    </>
  );
}

interface HoldsProps {
  items: BoardHold[];
  serverNow: string;
  chosen: readonly string[];
  onToggle?: (holdId: string) => void;
}

function Holds({ items, serverNow, chosen, onToggle }: HoldsProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const now = useServerTime(serverNow);
  return (
    <Table
      caption={t('agency.holds.title')}
      rows={items}
      rowKey={({ holdId }) => holdId}
      columns={[
        {
          key: 'what',
          header: t('agency.holds.what'),
          isRowHeader: true,
          cell: ({ holdId, productName, optionName, lang }) => (
            <span lang={lang}>
              {onToggle ? (
                <Checkbox label={productName} checked={chosen.includes(holdId)} onChange={() => onToggle(holdId)} />
              ) : (
                productName
              )}
              <span css={quiet}>{optionName}</span>
            </span>
          ),
        },
        {
          key: 'when',
          header: t('agency.holds.when'),
          cell: ({ localDate, startTime }) => [localDate && format.shortDate(localDate), startTime].filter(Boolean).join(' ') || '–',
        },
        { key: 'places', header: t('agency.holds.places'), align: 'end', cell: ({ places }) => format.number(places) },
        { key: 'where', header: t('agency.holds.where'), cell: (hold) => <Where hold={hold} /> },
        {
          key: 'left',
          header: t('agency.holds.left'),
          align: 'end',
          cell: ({ expiresAt }) => <TimeLeft ms={Date.parse(expiresAt) - now} />,
        },
      ]}
    />
  );
}

function Where({ hold: { place, by, isYours, quoteNumber, clientName } }: { hold: BoardHold }) {
  const { t } = useTexts('account');
  if (place === 'quote') return t('agency.holds.inQuote', { number: quoteNumber ?? '', client: clientName ?? '' });
  return isYours ? t('agency.holds.inYours') : t('agency.holds.inCart', { name: by ?? t('agency.somebody') });
}

function TimeLeft({ ms }: { ms: number }) {
  const { t } = useTexts('account');
  if (ms <= 0) return <Tag tone="danger">{t('agency.holds.over')}</Tag>;
  return <Tag tone={ms < 5 * 60_000 ? 'warning' : 'neutral'}>{clockLeft(ms)}</Tag>;
}
