// Adding a candidate by hand, who is then in the list with an unfinished application.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'

import { NAME_MAX_LENGTH, NAME_PATTERN } from '#contract/core/person-name-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { jobPath, REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { EVERYONE, scorecardHref } from '../applicant-search.ts'

import styles from '../../plan-editor/setup.module.css'

const ADD = { method: 'post', path: '/smartreq/v1/{job_id}/added-applicants/' } as const
const FIELDS = ['first_name', 'last_name', 'email']

type AddCandidateProps = { jobId: number; onClose: () => void }

export function AddCandidateDialog({ jobId, onClose }: AddCandidateProps) {
  const { t } = useLingui()
  const router = useRouter()
  const formId = useId()
  const hrefOf = (id: number) => scorecardHref(id, { jobId, view: EVERYONE })
  const adding = useEndpoint(ADD, {
    invalidates: REQUISITIONS_KEY,
    onDone: async ({ data }) => {
      const { full_name: name } = data
      onClose()
      await router.navigate({ href: hrefOf(data.user_smartreq_id) })
      notifyDone(t`${name} is added.`)
    },
  })
  const { form, problemOf } = useFieldProblems(adding.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    adding.mutate({
      ...jobPath(jobId),
      body: {
        first_name: textOf(data, 'first_name'),
        last_name: textOf(data, 'last_name'),
        email: textOf(data, 'email'),
        is_invited: data.has('is_invited'),
      },
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
        {adding.isError && !isMarked && <Refusal error={adding.error} hrefOf={hrefOf} />}
        <Person problemOf={problemOf} />
        <Checkbox
          name="is_invited"
          label={t`Email them the invitation to apply`}
          hint={t`Without it, no one is emailed.`}
        />
      </form>
    </Dialog>
  )
}

function Person({ problemOf }: { problemOf: (name: string) => string | undefined }) {
  const { t } = useLingui()
  const name = { required: true, pattern: NAME_PATTERN, maxLength: NAME_MAX_LENGTH }
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...name}
          name="first_name"
          label={t`First name`}
          data-first-focus
          autoComplete="off"
          error={problemOf('first_name')}
        />
        <TextField
          {...name}
          name="last_name"
          label={t`Last name`}
          autoComplete="off"
          error={problemOf('last_name')}
        />
      </div>
      <TextField
        type="email"
        name="email"
        label={t`Email`}
        required
        autoComplete="off"
        error={problemOf('email')}
      />
    </>
  )
}

type RefusalProps = { error: unknown; hrefOf: (userSmartreqId: number) => string }

// Links to the application that the person already has.
function Refusal({ error, hrefOf }: RefusalProps) {
  const errorText = useErrorText()
  const id = error instanceof ApiError ? Number(error.details['user_smartreq_id']) : Number.NaN
  return (
    <Banner
      tone="danger"
      isLive
      action={
        Number.isInteger(id) && (
          <AppLink href={hrefOf(id)}>
            <Trans>Open the application</Trans>
          </AppLink>
        )
      }
    >
      {errorText(error)}
    </Banner>
  )
}
