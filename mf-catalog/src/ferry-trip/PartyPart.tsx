import { useTexts } from '@straits/i18n';
import { FieldError } from '@straits/ui/Field';
import { Icon } from '@straits/ui/Icon';
import { Stepper } from '@straits/ui/Stepper';
import { groups, people } from './trip-form.styles';
import { countOf, PARTY_KEYS, type Party, type PartyKey } from './trip-url.rules';

const MOST_OF_A_KIND = 30;
const GROUPS: { group: 'foreign' | 'indonesian'; keys: PartyKey[] }[] = [
  { group: 'foreign', keys: PARTY_KEYS.filter((key) => !key.endsWith('-id')) },
  { group: 'indonesian', keys: PARTY_KEYS.filter((key) => key.endsWith('-id')) },
];

export interface PartyPartProps {
  id: string;
  party: Party;
  error: string | undefined;
  onChange: (party: Party) => void;
}

/** Who travels, by nationality and age: what a ferry's fare goes by (D10). */
export function PartyPart({ id, party, error, onChange }: PartyPartProps) {
  const { t } = useTexts('catalog');
  const count = countOf(party);
  return (
    <div id={id} data-field-root="">
      <details css={people} open={error !== undefined || undefined}>
        <summary aria-describedby={error && `${id}-fault`}>
          <Icon name="user" size={20} />
          {t('ferry.travellers', { count })}
        </summary>
        <div css={groups} data-folded="">
          {GROUPS.map(({ group, keys }) => (
            <fieldset key={group}>
              <legend>{t(`ferry.group.${group}`)}</legend>
              {keys.map((key) => {
                const age = key.replace('-id', '');
                return (
                  <Stepper
                    key={key}
                    name={key}
                    label={t(`ferry.age.${age}`)}
                    hint={t(`ferry.ages.${age}`)}
                    value={party[key]}
                    min={0}
                    max={MOST_OF_A_KIND}
                    minusLabel={t('ferry.fewer', { who: t(`ferry.who.${key}`) })}
                    plusLabel={t('ferry.more', { who: t(`ferry.who.${key}`) })}
                    onChange={(value) => onChange({ ...party, [key]: value })}
                  />
                );
              })}
            </fieldset>
          ))}
          <p>{t('ferry.partyHint')}</p>
        </div>
      </details>
      {error && <FieldError id={`${id}-fault`} text={error} />}
    </div>
  );
}
