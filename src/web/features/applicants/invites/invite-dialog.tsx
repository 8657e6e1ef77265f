// Inviting one person: who, and how their email will read.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { PersonNameFields } from '../../plan-editor/person-name-fields.tsx'
import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import {
  invite,
  inviteMessageQuery,
  invitePreviewQuery,
  type Invited,
  type InviteText,
} from './invite-queries.ts'

import styles from '../../plan-editor/setup.module.css'

type InviteDialogProps = { jobId: number; onClose: () => void }

const EMPTY: Invited = { email: '', first_name: '', last_name: '' }

export function InviteDialog({ jobId, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [person, setPerson] = useState(EMPTY)
  // The preview follows a name once it is written.
  const [named, setNamed] = useState(EMPTY)
  const sending = useCommand(invite, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ full_name: name }) => {
      notifyDone(t`${name} is invited.`)
      onClose()
    },
  })
  const { form, problemOf } = useFieldProblems(sending.error)
  const names: readonly (keyof Invited)[] = ['email', 'first_name', 'last_name']
  const isMarked = names.some((name) => problemOf(name) !== undefined)
  const change = (part: Partial<Invited>) => setPerson((now) => ({ ...now, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate({ jobId, person })
  }
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Invite a person to apply</Trans>}>
      <form {...form} className={styles.stack} onSubmit={submit}>
        {sending.isError && !isMarked && (
          <Banner tone="danger" isLive>
            {errorText(sending.error)}
          </Banner>
        )}
        <TextField
          type="email"
          name="email"
          label={t`Email`}
          required
          data-first-focus
          autoComplete="off"
          value={person.email}
          error={problemOf('email')}
          onChange={({ target }) => change({ email: target.value })}
        />
        <PersonNameFields
          problemOf={problemOf}
          more={(name) => ({
            value: person[name],
            onBlur: () => setNamed(person),
            onChange: ({ target }) => change({ [name]: target.value }),
          })}
        />
        <Message jobId={jobId} person={named} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={sending.isPending}>
            <Trans>Send the invitation</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Message({ jobId, person }: { jobId: number; person: Invited }) {
  const message = useQuery(inviteMessageQuery(jobId))
  const errorText = useErrorText()
  if (message.error !== null) return <Banner tone="danger">{errorText(message.error)}</Banner>
  if (message.data === undefined) return <PreviewSkeleton />
  return <InvitePreview jobId={jobId} text={message.data} person={person} />
}

type InvitePreviewProps = {
  jobId: number
  text: InviteText
  person: Pick<Invited, 'first_name' | 'last_name'>
}

/** The invitation as one person would get it. */
export function InvitePreview({ jobId, text, person }: InvitePreviewProps) {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const errorText = useErrorText()
  const { subject, body, language } = text
  const { first_name, last_name } = person
  const found = useQuery({
    ...invitePreviewQuery({ jobId, subject, body, language, first_name, last_name }),
    placeholderData: (before) => before,
  })
  if (found.error !== null) return <Banner tone="danger">{errorText(found.error)}</Banner>
  if (found.data === undefined) return <PreviewSkeleton />
  const missing = format.list(found.data.missing.map((name) => i18n._(VARIABLE_LABELS[name])))
  return (
    <section className={styles.invitation} aria-label={t`Preview`}>
      <p className={styles.invitationSubject}>{found.data.subject}</p>
      <RichText html={found.data.body} />
      {missing !== '' && (
        <Banner tone="warning">
          <Trans>There is no value for: {missing}.</Trans>
        </Banner>
      )}
    </section>
  )
}

function PreviewSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  )
}
