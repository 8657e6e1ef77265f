// Adding a candidate by hand, who is then in the list with an unfinished application.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { dialedNumber } from '#contract/people/profile-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { type ChosenSource, SourceField } from '#web/features/staff-shell/source-field.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { EVERYONE, scorecardHref } from '../applicant-search.ts'
import { CandidateFields } from './candidate-fields.tsx'
import { ResumeField } from './resume-field.tsx'
import { useAddCandidate } from './use-add-candidate.ts'

import styles from '../../plan-editor/setup.module.css'

const FIELDS = ['first_name', 'last_name', 'email', 'phone_number', 'source_id']

type AddCandidateProps = { accountId: number; jobId: number; onClose: () => void }

export function AddCandidateDialog({ accountId, jobId, onClose }: AddCandidateProps) {
  const { t } = useLingui()
  const formId = useId()
  const [source, setSource] = useState<ChosenSource | null>(null)
  const [resume, setResume] = useState<File | null>(null)
  const { adding, add } = useAddCandidate(jobId, onClose)
  const { form, problemOf } = useFieldProblems(adding.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const phone = dialedNumber(textOf(data, 'phone_number'))
    add(resume, {
      first_name: textOf(data, 'first_name'),
      last_name: textOf(data, 'last_name'),
      email: textOf(data, 'email'),
      is_invited: data.has('is_invited'),
      ...(phone === '' ? {} : { phone_number: phone }),
      ...(source === null ? {} : { source_id: source.source_id }),
    })
  }
  const isMarked = FIELDS.some((name) => problemOf(name) !== undefined)
  return (
    <Dialog
      isOpen
      isLocked={adding.isPending}
      onClose={onClose}
      title={<Trans>Add a candidate</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabled={adding.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={adding.isPending}>
            <Trans>Add the candidate</Trans>
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.stack} onSubmit={submit}>
        {adding.isError && !isMarked && <Refusal error={adding.error} jobId={jobId} />}
        <ResumeField {...{ jobId, formId }} onChoose={setResume} />
        <CandidateFields problemOf={problemOf} />
        <SourceField
          accountId={accountId}
          label={t`Source`}
          placeholder={t`Prospecting`}
          error={problemOf('source_id')}
          chosen={source}
          onChange={setSource}
        />
        <Checkbox
          name="is_invited"
          label={t`Email them the invitation to apply`}
          hint={t`Without it, no one is emailed.`}
        />
      </form>
    </Dialog>
  )
}

// Links to the application that the person already has.
function Refusal({ error, jobId }: { error: unknown; jobId: number }) {
  const errorText = useErrorText()
  const id = error instanceof ApiError ? Number(error.details['user_smartreq_id']) : Number.NaN
  return (
    <Banner
      tone="danger"
      isLive
      action={
        Number.isInteger(id) && (
          <AppLink href={scorecardHref(id, { jobId, view: EVERYONE })}>
            <Trans>Open the application</Trans>
          </AppLink>
        )
      }
    >
      {errorText(error)}
    </Banner>
  )
}
