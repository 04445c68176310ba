import { css } from '@emotion/react';
import { useId } from 'react';
import type { OrderLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Checkbox } from '@straits/ui/Checkbox';
import { FieldGroup } from '@straits/ui/FieldGroup';
import { token } from '@straits/ui/tokens';
import { lineName } from '../line-name.rules';
import { useWhen } from '../use-when';
import { canSplit, goingOf, partsOf, standing } from './cancel-choice.rules';

const people = css`
  padding-inline-start: 2.25rem;
`;
const quiet = css`
  color: ${token.color.muted};
`;

interface ChoosePartsProps {
  lines: OrderLine[];
  /** That the order was made in. */
  lang: string | undefined;
  given: ReadonlySet<string>;
  onChange: (given: ReadonlySet<string>) => void;
  error: string | undefined;
}

/** Every item of the order, and its travellers where they can go one by one. */
export function ChooseParts({ lines, lang, given, onChange, error }: ChoosePartsProps) {
  const { t } = useTexts('account');
  const id = useId();
  const when = useWhen();
  const set = (ids: string[], isGiven: boolean) => {
    const next = new Set(given);
    for (const id of ids)
      if (isGiven) next.add(id);
      else next.delete(id);
    onChange(next);
  };
  return (
    <FieldGroup id={id} label={t('cancellation.what')} error={error}>
      {standing(lines).map((line) => {
        const parts = partsOf(line);
        return (
          <div key={line.id}>
            <Checkbox
              label={<span lang={line.lang ?? lang}>{lineName(line, lines)}</span>}
              hint={when(line)}
              checked={parts.every((part) => given.has(part))}
              onChange={(isGiven) => set(parts, isGiven)}
            />
            {canSplit(line) && (
              <div css={people}>
                {goingOf(line).map(({ id: traveller, name, unitName, unitLang }, index) => (
                  <Checkbox
                    key={traveller}
                    label={
                      <>
                        {name || t('cancellation.traveller', { number: index + 1 })}{' '}
                        <span css={quiet} lang={unitLang ?? lang}>
                          {unitName}
                        </span>
                      </>
                    }
                    checked={given.has(traveller)}
                    onChange={(isGiven) => set([traveller], isGiven)}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </FieldGroup>
  );
}
