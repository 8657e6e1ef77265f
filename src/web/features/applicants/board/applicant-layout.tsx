import { useLingui } from '@lingui/react/macro'
import { Columns3, Rows3 } from 'lucide-react'

import { LayoutSwitch } from '#web/ui/staff/layout/layout-switch.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import type { ApplicantSearch } from '../applicant-search.ts'

type ApplicantLayoutProps = {
  layout: ApplicantSearch['layout']
  onView: ChangeView<ApplicantSearch>
}

/** Shows the applicants as a list, or as a board with a column for each step. */
export function ApplicantLayout({ layout, onView }: ApplicantLayoutProps) {
  const { t } = useLingui()
  return (
    <LayoutSwitch
      label={t`Layout`}
      choices={[
        { value: undefined, label: t`List`, Icon: Rows3 },
        { value: 'board', label: t`Board`, Icon: Columns3 },
      ]}
      value={layout}
      onChange={(next) => onView({ layout: next, page: undefined })}
    />
  )
}
