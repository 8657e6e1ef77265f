// What an uploaded file says, as plain text. The file itself is never shown as it came: it is opened by the reader's own
// programs, or not at all.
import { Trans, useLingui } from '@lingui/react/macro'

import type { TextState } from '#contract/assessments/media.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import styles from './files.module.css'

type FileTextProps = {
  name: string
  /** The query that reads it. */
  query: { readonly data: { readonly text: string } | undefined; readonly error: Error | null }
}

export function FileText({ name, query: { data, error } }: FileTextProps) {
  const { t } = useLingui()
  if (data !== undefined)
    return (
      <section className={styles.text} aria-label={t`Text of ${name}`}>
        {data.text}
      </section>
    )
  if (error !== null)
    return (
      <Banner tone="danger" isLive>
        <Trans>The text could not be loaded. Close it and try again.</Trans>
      </Banner>
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  )
}

/** Why there is no text to read; nothing where there is one. */
export function FileTextNote({ textState }: { textState: TextState | null }) {
  if (textState === 'ready') return null
  return (
    <p className={styles.note}>
      {textState === 'unreadable' ? (
        <Trans>Its text cannot be read here. Download it to open it.</Trans>
      ) : (
        <Trans>Its text is being read.</Trans>
      )}
    </p>
  )
}
