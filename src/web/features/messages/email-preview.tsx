import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'

import type { MessagePreview } from '#contract/messages.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/banner.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { VARIABLE_LABELS } from '#web/ui/staff/template-variable-labels.ts'

import { type MessageText, previewQuery } from './message-queries.ts'

import styles from './messages.module.css'

/** An applicant whom the message is previewed for. */
export type Person = { refId: number; name: string }

type EmailPreviewProps = { jobId: number; people: readonly Person[]; text: MessageText }

/** The message as each of the applicants would get it. */
export function EmailPreview({ jobId, people, text }: EmailPreviewProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [index, setIndex] = useState(0)
  const person = people[index]
  const { data, error } = useQuery({
    ...previewQuery({ jobId, refId: person?.refId ?? 0, text }),
    enabled: person !== undefined,
  })
  const [position, total] = [index + 1, people.length]
  return (
    <section className={styles.previews} aria-label={t`Preview`}>
      {people.length > 1 && (
        <div className={styles.pages}>
          <IconButton
            label={t`Previous applicant`}
            icon={<ChevronLeft size={20} />}
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          />
          <span role="status">
            <Trans>
              {position} of {total}
            </Trans>
          </span>
          <IconButton
            label={t`Next applicant`}
            icon={<ChevronRight size={20} />}
            disabled={position === total}
            onClick={() => setIndex(index + 1)}
          />
        </div>
      )}
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      {data === undefined && error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="14rem" />
        </SkeletonGroup>
      )}
      {data !== undefined && error === null && <Email preview={data} />}
    </section>
  )
}

function Email({ preview }: { preview: MessagePreview }) {
  const { to_name: name, to_email: email, reply_to: replyTo, subject, body } = preview
  return (
    <>
      <Problems preview={preview} />
      <article className={styles.email}>
        <dl className={styles.headers}>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>{`${name} <${email}>`}</dd>
          <dt>
            <Trans>Replies go to</Trans>
          </dt>
          <dd>{replyTo ?? <Trans>The messages of the applicant in Fairlead</Trans>}</dd>
          <dt>
            <Trans>Subject</Trans>
          </dt>
          <dd className={styles.subject}>{subject}</dd>
        </dl>
        <RichText html={body} />
      </article>
    </>
  )
}

function Problems({ preview }: { preview: MessagePreview }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { missing, is_opted_out: isOptedOut } = preview
  const names = format.list(missing.map((name) => i18n._(VARIABLE_LABELS[name])))
  return (
    <>
      {isOptedOut && (
        <Banner tone="warning">
          <Trans>This applicant stopped emails from your company and will not get it.</Trans>
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warning">
          <Trans>There is no value for this applicant: {names}.</Trans>
        </Banner>
      )}
    </>
  )
}
