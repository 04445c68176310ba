import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { FilterPanel } from './FilterPanel';
import { appliedFilters, withoutFilters } from './search-url.rules';
import type { SearchState } from './use-search';

export interface FilterSheetProps {
  state: SearchState;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters on a phone: each change counts at once, the button says how many are left. */
export function FilterSheet({ state, isOpen, onClose }: FilterSheetProps) {
  const { t } = useTexts('catalog');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('results.filters.title')}
      closeLabel={t('results.filters.close')}
      variant="sheet"
      actions={
        <>
          {appliedFilters(state.search).length > 0 && (
            <Button onClick={() => state.go(withoutFilters)}>{t('results.filters.clear')}</Button>
          )}
          <Button prominence="main" busy={state.isBusy} onClick={onClose}>
            {t(state.search.scope === 'attraction' ? 'results.filters.show' : 'results.filters.showAll', {
              count: state.result?.total ?? 0,
            })}
          </Button>
        </>
      }
    >
      <FilterPanel state={state} />
    </Dialog>
  );
}
