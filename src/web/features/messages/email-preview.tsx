import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { MessagePreview } from '#contract/messages/messages.ts'
import { useUnknownVariable } from '#web/features/staff-shell/use-unknown-variable.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import {
  type Person,
  PreviewOf,
  ApplicantPreviews,
  UnknownVariable,
} from './applicant-previews.tsx'
import { type MessageText, previewQuery } from './message-queries.ts'
import { MissingValues } from './missing-values.tsx'

import styles from './messages.module.css'

type Shown = {
  jobId: number
  text: MessageText
  /** As it would be once they are at their next step. */
  isAdvancing?: boolean
}

type Attached = { files?: readonly File[] }

type EmailPreviewProps = Shown & Attached & { people: readonly Person[] }

/** The message as each of the applicants would get it. */
export function EmailPreview({ people, ...of }: EmailPreviewProps) {
  const { subject, body } = of.text
  const unknown = useUnknownVariable(subject + body)
  if (unknown !== undefined) return <UnknownVariable problem={unknown} />
  return (
    <ApplicantPreviews people={people}>
      {(refId) => <OneEmail {...of} refId={refId} />}
    </ApplicantPreviews>
  )
}

function OneEmail({ files = [], ...of }: Shown & Attached & { refId: number }) {
  const query = useQuery(previewQuery(of))
  return <PreviewOf query={query}>{(preview) => <Email {...{ preview, files }} />}</PreviewOf>
}

function Email({ preview, files }: { preview: MessagePreview; files: readonly File[] }) {
  const format = useFormatter()
  const { to_name: name, to_email: email, reply_to: replyTo, subject, body } = preview
  return (
    <>
      {preview.is_opted_out && (
        <Banner tone="warning">
          <Trans>This applicant stopped emails from your company and will not get it.</Trans>
        </Banner>
      )}
      <MissingValues names={preview.missing} />
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
          {files.length > 0 && (
            <>
              <dt>
                <Trans>Attachments</Trans>
              </dt>
              {files.map(({ name: file, size, lastModified }) => (
                <dd key={`${file} ${lastModified}`} className={styles.value}>
                  {file} · {format.fileSize(size)}
                </dd>
              ))}
            </>
          )}
        </dl>
        <RichText html={body} />
      </article>
    </>
  )
}
