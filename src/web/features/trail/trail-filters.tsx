import { useLingui } from '@lingui/react/macro'

import type { TrailDevice } from '#contract/assessments/trail.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import type { TrailSearch } from './trail-search.ts'

import styles from './trail.module.css'

type TrailFiltersProps = {
  devices: readonly TrailDevice[]
  view: TrailSearch
  onView: (change: TrailSearch) => void
}

/** Which device, and from which end. Every change starts at the first page again. */
export function TrailFilters({ devices, view, onView }: TrailFiltersProps) {
  const { t } = useLingui()
  const deviceName = useDeviceName()
  const { sent_device: chosen } = view
  return (
    <div className={styles.filters}>
      {devices.length > 1 && (
        <FilterChips
          label={t`Device`}
          isLabelShown
          isSingle
          chips={devices.map(({ device_id, number, event_count }) => ({
            id: device_id,
            label: deviceName(number),
            count: event_count,
          }))}
          activeIds={chosen === undefined ? [] : [chosen]}
          onChange={([device]) => onView({ sent_device: device, sent_page: undefined })}
        />
      )}
      <SelectField
        className={styles.order}
        label={<VisuallyHidden>{t`Sort by`}</VisuallyHidden>}
        options={[
          { value: '', label: t`Oldest first` },
          { value: 'newest', label: t`Newest first` },
        ]}
        value={view.sent_order ?? ''}
        onChange={(event) =>
          onView({
            sent_order: event.target.value === 'newest' ? 'newest' : undefined,
            sent_page: undefined,
          })
        }
      />
    </div>
  )
}

/** A device has no name of its own: it is called by its place in the trail. */
export function useDeviceName(): (number: number) => string {
  const { t } = useLingui()
  const format = useFormatter()
  return (number) => {
    const place = format.number(number)
    return t`Device ${place}`
  }
}
