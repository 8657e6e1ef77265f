import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { SHARE_LIMITS } from '#contract/scorecards/scorecards-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { addressesIn, wrongOnes } from './addresses.ts'
import { sharesKey, shareScorecard } from './share-queries.ts'

import styles from './share.module.css'

type ShareDialogProps = { userSmartreqId: number; onClose: () => void }

/** Asks who gets a link, what goes with it, and how long it works. */
export function ShareDialog({ userSmartreqId, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const { problem, check } = useAddressCheck()
  const sharing = useCommand(shareScorecard, {
    invalidates: sharesKey(userSmartreqId),
    onDone: (count) => {
      notifyDone(<SharedText count={count} />)
      onClose()
    },
  })
  const { form: checks, problemOf } = useFieldProblems(sharing.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const recipients = addressesIn(textOf(form, 'recipients'))
    if (!check(recipients)) return
    sharing.mutate({
      userSmartreqId,
      recipients,
      message: textOf(form, 'message').trim(),
      days: daysOf(textOf(form, 'days')),
      has_answers: form.get('answers') !== null,
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={sharing.isPending}
      title={<Trans>Share the scorecard</Trans>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={sharing.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={sharing.isPending}>
            <Trans>Send link</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit} {...checks}>
        <Refusal error={sharing.error} />
        <TextArea
          data-first-focus
          name="recipients"
          label={t`Email addresses`}
          hint={t`One or more, separated by commas. Each gets a link of their own.`}
          rows={2}
          error={problem ?? problemOf('recipients')}
        />
        <TextArea
          name="message"
          label={t`Message`}
          isOptional
          maxLength={SHARE_LIMITS.message}
          rows={3}
          error={problemOf('message')}
        />
        <DaysField />
        <Checkbox
          name="answers"
          label={<Trans>Include answers to our questions</Trans>}
          hint={<Trans>Private answers and contact details are always left out.</Trans>}
        />
        <p className={styles.note}>
          <Trans>
            Anyone with the link sees the name, the scores and the state of each activity, until it
            expires or you end it.
          </Trans>
        </p>
      </form>
    </Dialog>
  )
}

function Refusal({ error }: { error: Error | null }) {
  const errorText = useErrorText()
  if (error === null) return null
  return (
    <Banner tone="warning" isLive>
      {errorText(error)}
    </Banner>
  )
}

function DaysField() {
  const { t } = useLingui()
  const { number } = useFormatter()
  return (
    <SelectField
      name="days"
      label={t`The link works for`}
      defaultValue="7"
      options={SHARE_LIMITS.days.map((days) => {
        const count = number(days)
        return { value: String(days), label: t`${count} days` }
      })}
    />
  )
}

/** Says what is wrong with the addresses, in place. */
function useAddressCheck() {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const check = (addresses: readonly string[]): boolean => {
    const [wrong] = wrongOnes(addresses)
    const most = SHARE_LIMITS.recipients
    const found = [
      addresses.length === 0 ? t`Enter an email address.` : undefined,
      wrong === undefined ? undefined : t`“${wrong}” is not an email address.`,
      addresses.length > most ? t`Enter at most ${most} addresses.` : undefined,
    ].find((one) => one !== undefined)
    setProblem(found)
    return found === undefined
  }
  return { problem, check }
}

function SharedText({ count }: { count: number }) {
  return <Plural value={count} one="Link sent to # person" other="Links sent to # people" />
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function daysOf(value: string): (typeof SHARE_LIMITS.days)[number] {
  return SHARE_LIMITS.days.find((days) => String(days) === value) ?? SHARE_LIMITS.days[0]
}
