import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'

import { RETENTION_DAYS } from '#contract/privacy/privacy-rules.ts'
import type { Retention, RetentionDays } from '#contract/privacy/retention.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { ConfirmRetention, type Asked } from './confirm-retention.tsx'
import { RetentionPreviewCard } from './retention-preview.tsx'
import { previewQuery, saveRetention } from './retention-queries.ts'
import { isStricter, readDays, rulesTried, triedSearch } from './retention-rules.ts'
import type { RetentionSearch } from './retention-search.ts'

import styles from '../settings.module.css'

/** The wait after the last digit before counting, in ms. */
const PREVIEW_DELAY = 300

type RetentionFormProps = {
  accountId: number
  saved: Retention
  view: RetentionSearch
  onView: ChangeView<RetentionSearch>
}

/** The rules, with what they would do as they are typed. */
export function RetentionForm({ accountId, saved, view, onView }: RetentionFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const tried = rulesTried(view, saved)
  const fields = useDayFields({
    tried,
    onDays: (days) => onView({ ...view, ...triedSearch(days) }, { isTyping: true }),
  })
  const [asked, setAsked] = useState<Asked | null>(null)
  const saving = useSaving(saveRetention, () => notifyDone(t`The retention rules are saved.`))
  const checking = useChecking(accountId)
  const save = (days: RetentionDays) =>
    saving.mutate({ accountId, days }, { onSettled: () => setAsked(null) })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { days } = fields
    if (days === null) return
    const preview = isStricter(days, saved) ? await checking.check(days) : null
    if (preview === undefined) return
    if (preview !== null && preview.next_30_days > 0) setAsked({ days, preview })
    else save(days)
  }
  const error = saving.error ?? checking.error
  const { form, problemOf } = useFieldProblems(error)
  return (
    <>
      <Card className={styles.formCard}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} {...form}>
          {error !== null && (
            <Banner tone="danger" isLive>
              {errorText(error)}
            </Banner>
          )}
          <NumberField
            label={t`Days to keep applications of people who were not hired`}
            hint={t`Rejected, withdrawn, transferred or removed, or at a position that was closed. Empty keeps them for good.`}
            isOptional
            {...RETENTION_DAYS}
            name="ended_applications_days"
            {...fields.ended}
            error={fields.ended.error ?? problemOf('ended_applications_days')}
          />
          <NumberField
            label={t`Days to keep applications of people who were hired`}
            hint={t`Counted from the day of the hire. Empty keeps them for good.`}
            isOptional
            {...RETENTION_DAYS}
            name="hired_applications_days"
            {...fields.hired}
            error={fields.hired.error ?? problemOf('hired_applications_days')}
          />
          <RetentionPreviewCard accountId={accountId} days={fields.days === null ? null : tried} />
          <p className={styles.hint}>
            <Trans>
              A new or shorter rule takes effect with the first daily run at least 24 hours after
              you save it. Until then you can undo it. Anonymised data cannot be restored.
            </Trans>
          </p>
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              isBusy={checking.isChecking || (saving.isPending && asked === null)}
            >
              <Trans>Save</Trans>
            </Button>
          </div>
        </form>
      </Card>
      <ConfirmRetention
        asked={asked}
        isBusy={saving.isPending}
        onClose={() => setAsked(null)}
        onConfirm={save}
      />
    </>
  )
}

/** Counts once more before something is saved: what was counted while typing may be of other rules. */
function useChecking(accountId: number) {
  const queryClient = useQueryClient()
  const [isChecking, setIsChecking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const check = async (days: RetentionDays) => {
    setIsChecking(true)
    setError(null)
    try {
      return await queryClient.fetchQuery(previewQuery(accountId, days))
    } catch (problem) {
      setError(problem)
      return undefined
    } finally {
      setIsChecking(false)
    }
  }
  return { isChecking, error, check }
}

/** What both fields hold as text and as rules; `onDays` a moment after the last change that makes rules. */
function useDayFields(given: { tried: RetentionDays; onDays: (days: RetentionDays) => void }) {
  const { t } = useLingui()
  const { tried, onDays } = given
  const [ended, setEnded] = useState(textOfDays(tried.ended_applications_days))
  const [hired, setHired] = useState(textOfDays(tried.hired_applications_days))
  const [endedDays, hiredDays] = [readDays(ended), readDays(hired)]
  const days =
    endedDays === undefined || hiredDays === undefined
      ? null
      : { ended_applications_days: endedDays, hired_applications_days: hiredDays }
  const isNew =
    days !== null &&
    (days.ended_applications_days !== tried.ended_applications_days ||
      days.hired_applications_days !== tried.hired_applications_days)
  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => onDays(days), PREVIEW_DELAY)
    return () => clearTimeout(timer)
  })
  const problem = t`Between 30 and 3,650 days, as a whole number; or empty.`
  const field = (value: string, set: (text: string) => void) => ({
    value,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
    error: readDays(value) === undefined ? problem : undefined,
  })
  return { days, ended: field(ended, setEnded), hired: field(hired, setHired) }
}

function textOfDays(days: number | null): string {
  return days === null ? '' : String(days)
}
