import { useLingui } from '@lingui/react/macro'
import { Columns3, Rows3 } from 'lucide-react'

import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import type { ApplicantSearch } from '../applicant-search.ts'

import styles from './board.module.css'

type LayoutSwitchProps = {
  layout: ApplicantSearch['layout']
  onView: ChangeView<ApplicantSearch>
}

/** Shows the applicants as a list, or as a board with a column for each step. */
export function LayoutSwitch({ layout, onView }: LayoutSwitchProps) {
  const { t } = useLingui()
  const choices = [
    { value: undefined, label: t`List`, Icon: Rows3 },
    { value: 'board', label: t`Board`, Icon: Columns3 },
  ] as const
  return (
    <div className={styles.switch} role="group" aria-label={t`Layout`}>
      {choices.map(({ value, label, Icon }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          aria-pressed={layout === value}
          onClick={() => onView({ layout: value, page: undefined })}
        >
          <Icon size={16} aria-hidden="true" />
          <span className={styles.choiceText}>{label}</span>
        </button>
      ))}
    </div>
  )
}
