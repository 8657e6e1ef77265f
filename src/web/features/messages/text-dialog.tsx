// Sends text messages to applicants who agreed to them: the same for one and for many.
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { unknownVariables } from '#contract/messages/template-variables.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { instantOf } from './email-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { MESSAGES_KEY, sendTexts, textPreviewQuery } from './message-queries.ts'
import type { MessageRequest } from './message-request.ts'
import { notifySent } from './sent-toast.tsx'
import { TextFields, type TextMessageDraft } from './text-fields.tsx'
import { TextPreview, Unreached } from './text-preview.tsx'

const FIELDS = ['body', 'send_at'] as const

/** The message and when, with a preview for each recipient. */
export function TextDialog(props: MessageRequest & { jobId: number }) {
  const { jobId, selection, people, count, onSent, onClose } = props
  const [draft, setDraft] = useState<TextMessageDraft>(() => ({
    body: '',
    template: '',
    sendAt: '',
    language: currentLocale(),
  }))
  const [isPreview, setIsPreview] = useState(false)
  const sending = useCommand(sendTexts, {
    invalidates: MESSAGES_KEY,
    onDone: (sent) => {
      notifySent({ ...sent, channel: 'text' })
      onSent()
    },
    onRefused: () => setIsPreview(false),
  })
  const skipped = useUnreached(props)
  const { form, problemOf } = useFieldProblems(sending.error)
  const { body, language, sendAt } = draft
  const text = { body: body.trim(), language }
  const [only] = people
  return (
    <MessageDialog
      title={
        count === 1 && only !== undefined ? (
          <Trans>Text message to {only.name}</Trans>
        ) : (
          <Plural
            value={count}
            one="Text message to # applicant"
            other="Text message to # applicants"
          />
        )
      }
      discardTitle={<Trans>Discard this text message?</Trans>}
      {...{ count, form, isPreview, onClose }}
      isBegun={body !== ''}
      isWritten={text.body !== '' && text.body.length <= MESSAGE_LIMITS.textBody}
      isReachable={skipped === null}
      isScheduled={sendAt !== ''}
      isSendable={unknownVariables(body).length === 0}
      isBusy={sending.isPending}
      error={sending.error}
      hasFieldProblem={FIELDS.some((name) => problemOf(name) !== undefined)}
      fields={
        skipped === null ? (
          <TextFields
            {...{ jobId, draft, problemOf }}
            onDraft={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
        ) : (
          <Unreached reason={skipped} />
        )
      }
      preview={<TextPreview {...{ jobId, people, text }} />}
      onPreview={setIsPreview}
      onSend={() => sending.mutate({ jobId, selection, text, sendAt: instantOf(sendAt) })}
    />
  )
}

// Of one applicant it is said before anything is written; among many, the preview of each says it.
function useUnreached({ jobId, people, count }: MessageRequest & { jobId: number }) {
  const [only] = people
  const text = { body: 'x', language: 'en' } as const
  const preview = useQuery({
    ...textPreviewQuery({ jobId, refId: only?.refId ?? 0, text }),
    enabled: count === 1 && only !== undefined,
  })
  return preview.data?.skipped ?? null
}
