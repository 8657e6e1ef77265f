// What invitations to apply say: subject and body with variables, and how they read.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import type { InviteMessage } from '#contract/applicants/applicant-invitations.ts'
import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { TEMPLATE_VARIABLES } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { isLocale, type Locale, localeNames, locales } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { SetupProblem } from '../../plan-editor/setup-problem.tsx'
import { InvitePreview } from './invite-dialog.tsx'
import { inviteMessageQuery, saveInviteMessage, type InviteText } from './invite-queries.ts'

import styles from '../../plan-editor/setup.module.css'

type InviteMessageDialogProps = { jobId: number; onClose: () => void }

/** Whose values the preview shows. */
const EXAMPLE = { first_name: 'Ana', last_name: 'Ruiz' }
// An invited person is at no step of the plan yet.
const VARIABLES = TEMPLATE_VARIABLES.filter((name) => name !== 'current_step_name')

export function InviteMessageDialog(props: InviteMessageDialogProps) {
  const { t } = useLingui()
  const found = useQuery({ ...inviteMessageQuery(props.jobId), refetchOnWindowFocus: false })
  const { edition, onLoad } = useEditions({
    reads: inviteMessageQuery(props.jobId).queryKey,
    invalidates: REQUISITIONS_KEY,
  })
  return (
    <Dialog isOpen onClose={props.onClose} title={t`The invitation to apply`}>
      {found.error !== null && (
        <SetupProblem query={found} title={<Trans>The invitation could not be loaded</Trans>} />
      )}
      {found.data === undefined && found.error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      )}
      {found.data !== undefined && (
        <MessageForm key={edition} {...props} initial={found.data} onLoad={onLoad} />
      )}
    </Dialog>
  )
}

type MessageFormProps = InviteMessageDialogProps & {
  initial: InviteMessage
  /** Begins again from what is stored. */
  onLoad: () => void
}

function MessageForm({ jobId, initial, onClose, onLoad }: MessageFormProps) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const [text, setText] = useState<InviteText>({
    subject: initial.subject,
    body: initial.body,
    language: initial.language,
  })
  // As it was when the user began: it may be read again meanwhile.
  const [base] = useState<object>(initial)
  const [shown, setShown] = useState<InviteText | null>(null)
  const change = (part: Partial<InviteText>) => setText((now) => ({ ...now, ...part }))
  const saving = useCommand(saveInviteMessage, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => {
      notifyDone(t`The invitation is saved.`)
      onClose()
    },
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const [subjectProblem, bodyProblem] = [
    problemOf('subject'),
    problemOf('body', t`Write a message.`),
  ]
  const isMarked = subjectProblem !== undefined || bodyProblem !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ jobId, text, base })
  }
  return (
    <form {...form} className={styles.stack} onSubmit={submit}>
      <SaveProblem
        errorText={errorText}
        isSaidElsewhere={isMarked}
        error={saving.error}
        fields={['subject', 'body']}
        onLoad={onLoad}
        onOverwrite={(stored) => saving.mutate({ jobId, text, base: stored })}
      />
      <LimitedTextField
        label={t`Subject`}
        name="subject"
        required
        data-first-focus
        maxLength={MESSAGE_LIMITS.subject}
        value={text.subject}
        error={subjectProblem}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <LanguageField value={text.language} onChange={(language) => change({ language })} />
      <RichTextField
        label={t`Message`}
        name="body"
        format={RICH_TEXT}
        variables={VARIABLES.map((name) => ({
          code: `{{${name}}}`,
          label: i18n._(VARIABLE_LABELS[name]),
        }))}
        html={text.body}
        error={bodyProblem}
        onChange={(body) => change({ body })}
      />
      {shown !== null && <InvitePreview jobId={jobId} text={shown} person={EXAMPLE} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={() => setShown(text)}>
          <Trans>Preview</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

type LanguageFieldProps = { value: Locale; onChange: (language: Locale) => void }

function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`Language of the email`}
      value={value}
      options={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
      onChange={({ target }) => {
        if (isLocale(target.value)) onChange(target.value)
      }}
    />
  )
}
