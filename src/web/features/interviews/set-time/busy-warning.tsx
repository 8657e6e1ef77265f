import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { InterviewerTimes } from '#contract/interviews/interviewer-times.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

type BusyWarningProps = {
  /** Empty where only the server knows who is busy. */
  clashes: InterviewerTimes['interviewers']
  isRefused: boolean
  isForced: boolean
  onForced: (isForced: boolean) => void
}

/** Names who is busy at the time that is chosen; it can be set all the same. */
export function BusyWarning({ clashes, isRefused, isForced, onForced }: BusyWarningProps) {
  const { t } = useLingui()
  const { list } = useFormatter()
  const names = list(clashes.map((one) => one.full_name ?? t`Former colleague`))
  return (
    <>
      <Banner tone={isRefused ? 'danger' : 'warning'} isLive>
        {clashes.length === 0 ? (
          <Trans>An interviewer is busy at that time.</Trans>
        ) : (
          <Plural
            value={clashes.length}
            one={`${names} is busy at that time.`}
            other={`${names} are busy at that time.`}
          />
        )}
      </Banner>
      <Checkbox
        label={t`Set this time all the same`}
        checked={isForced}
        onChange={() => onForced(!isForced)}
      />
    </>
  )
}
