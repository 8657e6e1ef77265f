import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'

import type { Holdable } from '#contract/privacy/legal-holds.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { HOLDS_HREF } from '../settings-paths.ts'
import { useSaving } from '../use-saving.ts'
import { useKeptTitle } from './hold-labels.ts'
import { placeHold } from './hold-queries.ts'

import styles from '../settings.module.css'

const REASON_MAX_LENGTH = 500

type PlaceHoldProps = { accountId: number; chosen: Holdable | null; onClose: () => void }

/** Asks why an application must be kept, and whether all of the person's are. */
export function PlaceHold({ accountId, chosen, onClose }: PlaceHoldProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const formId = useId()
  const titleOf = useKeptTitle()
  const router = useRouter()
  const name = chosen === null ? '' : `${chosen.first_name} ${chosen.last_name}`
  const placing = useSaving(placeHold, () => {
    notifyDone(t`${name} is held.`)
    router.history.push(HOLDS_HREF)
  })
  const { form, problemOf } = useFieldProblems(placing.error)
  const close = () => {
    placing.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen === null) return
    const data = new FormData(event.currentTarget)
    const { user_id: userId, user_smartreq_id: userSmartreqId } = chosen
    const reason = textOf(data, 'reason')
    placing.mutate({ accountId, userId, userSmartreqId, reason, isForAll: data.has('all') })
  }
  return (
    <Dialog
      isOpen={chosen !== null}
      onClose={close}
      title={
        chosen?.is_of_employee === true
          ? t`Keep what ${name} answered as an employee?`
          : t`Keep the application of ${name}?`
      }
      isLocked={placing.isPending}
      actions={
        <>
          <Button onClick={close} disabled={placing.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={placing.isPending}>
            <Trans>Place the hold</Trans>
          </Button>
        </>
      }
    >
      {chosen !== null && (
        <form id={formId} className={styles.form} onSubmit={submit} {...form}>
          {placing.isError && (
            <Banner tone="danger" isLive>
              {errorText(placing.error)}
            </Banner>
          )}
          <p>{titleOf(chosen)}</p>
          <TextArea
            label={t`Reason`}
            hint={t`Stands in the audit trail. Name the case, not more of the person than it takes.`}
            name="reason"
            required
            maxLength={REASON_MAX_LENGTH}
            error={problemOf('reason')}
            data-first-focus
          />
          <Checkbox
            name="all"
            label={t`All applications that ${name} has made so far`}
            hint={t`The legal hold does not cover applications that they make later.`}
          />
        </form>
      )}
    </Dialog>
  )
}
