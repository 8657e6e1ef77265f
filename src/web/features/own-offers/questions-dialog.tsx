// A candidate's questions about an offer, the replies, and the form for another question.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'

import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import type { OwnOffer, OwnOfferMessage } from '#contract/offers/own-offers.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { useCommand } from '../shell/use-command.ts'
import { askAboutOffer, ownOfferKeys, ownOfferMessagesQuery } from './own-offer-queries.ts'

import styles from './own-offers.module.css'

export function QuestionsDialog({ offer, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const { title, user_offer_id: userOfferId } = offer
  const formId = useId()
  const form = useQuestionForm(userOfferId)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={form.isSending}
      title={<Trans>Questions about {title}</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isSending}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isSending}>
            <Trans>Send the question</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.questions}>
        <Thread userOfferId={userOfferId} company={offer.company_name} />
        <QuestionForm id={formId} form={form} company={offer.company_name} />
      </div>
    </Dialog>
  )
}

function useQuestionForm(userOfferId: number) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const asking = useCommand(askAboutOffer, {
    invalidates: ownOfferKeys.messages(userOfferId),
    onDone: () => setText(''),
  })
  const question = text.trim()
  return {
    text,
    isSending: asking.isPending,
    isSent: asking.isSuccess && question === '',
    error: asking.error,
    problem: isMissing && question === '' ? t`Write your question.` : undefined,
    write: (value: string) => setText(value),
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsMissing(question === '')
      if (question !== '') asking.mutate({ userOfferId, text: question })
    },
  }
}

type FormProps = { id: string; form: ReturnType<typeof useQuestionForm>; company: string }

function QuestionForm({ id, form, company }: FormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (
    <form id={id} noValidate onSubmit={form.submit}>
      <TextArea
        label={t`Your question`}
        hint={t`${company} reads it with your application, and replies by email.`}
        rows={4}
        maxLength={OFFER_LIMITS.question}
        value={form.text}
        error={form.problem}
        onChange={({ target }) => form.write(target.value)}
      />
      {form.isSent && (
        <Banner tone="success" isLive>
          <Trans>Your question was sent to {company}.</Trans>
        </Banner>
      )}
      {form.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(form.error)}
        </Banner>
      )}
    </form>
  )
}

function Thread({ userOfferId, company }: { userOfferId: number; company: string }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const messages = useQuery(ownOfferMessagesQuery(userOfferId))
  if (messages.data === undefined) {
    if (!messages.isError) return <Skeleton shape="block" height="4rem" />
    return (
      <Banner
        tone="danger"
        action={
          <Button size="small" onClick={() => void messages.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(messages.error)}
      </Banner>
    )
  }
  if (messages.data.length === 0) return null
  // As in a conversation: the form for the next one stands below the newest.
  const inOrder = messages.data.toReversed()
  return (
    <ol role="list" className={styles.thread} aria-label={t`Questions and replies`}>
      {inOrder.map((message) => (
        <Message key={message.message_id} message={message} company={company} />
      ))}
    </ol>
  )
}

function Message({ message, company }: { message: OwnOfferMessage; company: string }) {
  const format = useFormatter()
  const isOwn = message.from === 'candidate'
  return (
    <li className={isOwn ? styles.asked : styles.answered}>
      <p className={styles.who}>
        <strong>{isOwn ? <Trans>You</Trans> : (message.sender_name ?? company)}</strong>{' '}
        <time dateTime={message.at}>{format.dateTime(message.at)}</time>
      </p>
      <p className={styles.text}>{message.text}</p>
    </li>
  )
}
