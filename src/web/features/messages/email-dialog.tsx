// Writes to applicants: the same for one and for many.
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { unknownVariables } from '#contract/messages/template-variables.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { AttachmentsField } from './attachments-field.tsx'
import { EmailFields, type EmailDraft } from './email-fields.tsx'
import { EmailPreview } from './email-preview.tsx'
import { slugOf } from './email-text-fields.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { MESSAGES_KEY, sendEmail } from './message-queries.ts'
import type { MessageRequest } from './message-request.ts'
import { notifySent } from './sent-toast.tsx'

type EmailDialogProps = MessageRequest & { accountId: number; jobId: number }

const EMPTY: Omit<EmailDraft, 'language'> = { subject: '', body: '', sendAt: '', template: '' }
const FIELDS = ['subject', 'body', 'send_at', 'file'] as const

/** Subject, body and when, with a preview for each recipient. */
export function EmailDialog(props: EmailDialogProps) {
  const { accountId, jobId, selection, people, count, onSent, onClose } = props
  const [draft, setDraft] = useState<EmailDraft>(() => ({ ...EMPTY, language: currentLocale() }))
  const [files, setFiles] = useState<readonly File[]>([])
  const [isPreview, setIsPreview] = useState(false)
  const sending = useCommand(sendEmail, {
    invalidates: MESSAGES_KEY,
    onDone: (sent) => {
      notifySent({ ...sent, channel: 'email' })
      onSent()
    },
    onRefused: () => setIsPreview(false),
  })
  const { form, problemOf } = useFieldProblems(sending.error)
  const { subject, body, language, sendAt, template } = draft
  const text = { subject: subject.trim(), body, language }
  const [only] = people
  return (
    <MessageDialog
      title={
        count === 1 && only !== undefined ? (
          <Trans>Email to {only.name}</Trans>
        ) : (
          <Plural value={count} one="Email to # applicant" other="Email to # applicants" />
        )
      }
      discardTitle={<Trans>Discard this email?</Trans>}
      {...{ count, form, isPreview, onClose }}
      isBegun={subject !== '' || body !== '' || files.length > 0}
      isWritten={subject.trim() !== '' && body !== ''}
      isScheduled={sendAt !== ''}
      isSendable={unknownVariables(subject + body).length === 0}
      isBusy={sending.isPending}
      error={sending.error}
      hasFieldProblem={FIELDS.some((name) => problemOf(name) !== undefined)}
      fields={
        <>
          <EmailFields
            {...{ accountId, draft, problemOf }}
            onDraft={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
          <AttachmentsField {...{ files, problemOf }} onFiles={setFiles} />
        </>
      }
      preview={<EmailPreview {...{ jobId, people, text, files }} />}
      onPreview={setIsPreview}
      onSend={() =>
        sending.mutate({
          jobId,
          selection,
          text: { ...text, template_slug: slugOf(template) },
          sendAt: instantOf(sendAt),
          files,
          filesAre: files.map(({ name, size, lastModified }) => [name, size, lastModified]),
        })
      }
    />
  )
}

/** The instant of a `datetime-local` input; null where it is empty. */
export function instantOf(sendAt: string): string | null {
  return sendAt === '' ? null : new Date(sendAt).toISOString()
}
