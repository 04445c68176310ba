import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { FilterPanel } from './FilterPanel';
import { withoutFilters } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

export interface FilterSheetProps {
  state: HotelSearchState;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters on a phone: each change counts at once; done says how many hotels are left (M82). */
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
          <Button onClick={() => state.go(withoutFilters)}>{t('hotel.reset')}</Button>
          <Button prominence="main" busy={state.isBusy} onClick={onClose}>
            {t('hotel.show', { count: state.result?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterPanel state={state} />
    </Dialog>
  );
}
