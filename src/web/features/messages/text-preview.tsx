import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { SkipReason } from '#contract/messages/messages.ts'
import type { TextPreview as Preview } from '#contract/messages/text-messages.ts'
import { useUnknownVariable } from '#web/features/staff-shell/use-unknown-variable.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import {
  type Person,
  PreviewOf,
  ApplicantPreviews,
  UnknownVariable,
} from './applicant-previews.tsx'
import { type PlainText, textPreviewQuery } from './message-queries.ts'
import { MissingValues } from './missing-values.tsx'

import styles from './messages.module.css'

type TextPreviewProps = { jobId: number; people: readonly Person[]; text: PlainText }

/** The text message as each of the applicants would get it. */
export function TextPreview({ people, ...of }: TextPreviewProps) {
  const unknown = useUnknownVariable(of.text.body)
  if (unknown !== undefined) return <UnknownVariable problem={unknown} />
  return (
    <ApplicantPreviews people={people}>
      {(refId) => <OneText {...of} refId={refId} />}
    </ApplicantPreviews>
  )
}

function OneText(of: { jobId: number; refId: number; text: PlainText }) {
  const query = useQuery(textPreviewQuery(of))
  return <PreviewOf query={query}>{(preview) => <Text preview={preview} />}</PreviewOf>
}

function Text({ preview }: { preview: Preview }) {
  const { to_name: name, to_phone: phone, body, missing, skipped } = preview
  return (
    <>
      {skipped !== null && <Unreached reason={skipped} />}
      <MissingValues names={missing} />
      <article className={styles.email}>
        <dl className={styles.headers}>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>{phone === null ? name : `${name} · ${phone.formatted}`}</dd>
        </dl>
        <p className={styles.plain}>{body}</p>
      </article>
    </>
  )
}

/** Why an applicant cannot be written to. */
export function Unreached({ reason }: { reason: SkipReason }) {
  const { i18n } = useLingui()
  return <Banner tone="warning">{i18n._(REASONS[reason])}</Banner>
}

const REASONS: Readonly<Record<SkipReason, ReturnType<typeof msg>>> = {
  opted_out: msg`This applicant stopped emails from your company and will not get it.`,
  no_address: msg`This applicant has no email address and will not get it.`,
  no_consent: msg`This applicant did not agree to text messages and will not get it.`,
  no_phone: msg`This applicant gave no phone number and will not get it.`,
}
