import { Trans, useLingui } from '@lingui/react/macro'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'

import { EMAIL_EDITOR_LIMITS } from '#contract/messages/email-editor-rules.ts'
import type { EmailPreview as Preview } from '#contract/messages/email-editor-shapes.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { LayoutSwitch } from '#web/ui/staff/layout/layout-switch.tsx'

import type { usePreview } from './use-preview.ts'

import styles from './email-preview.module.css'

type EmailPreviewProps = {
  preview: ReturnType<typeof usePreview>
  /** Shows the plain text in place of the HTML. */
  isPlain: boolean
  /** Sends it to the user. */
  testSend: React.ReactNode
}

/** The email as its reader gets it: subject, sender, and the body in a sandboxed frame of the server's. */
export function EmailPreview({ preview, isPlain, testSend }: EmailPreviewProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { isWritten, isError, error, data } = preview
  return (
    <section className={styles.pane} aria-label={t`Preview`}>
      <h2 className={styles.title}>
        <Trans>Preview</Trans>
      </h2>
      {!isWritten && (
        <p className={styles.hint}>
          <Trans>Write a subject and a message to see them here.</Trans>
        </p>
      )}
      {isWritten && isError && (
        <p className={styles.hint} role="status">
          {errorText(error)}
        </p>
      )}
      {isWritten && data === undefined && !isError && (
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      )}
      {isWritten && data !== undefined && <PreviewedEmail preview={data} isPlain={isPlain} />}
      {testSend}
    </section>
  )
}

function PreviewedEmail({ preview, isPlain }: { preview: Preview; isPlain: boolean }) {
  const { t } = useLingui()
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [isDark, setIsDark] = useState(false)
  const [hasImages, setHasImages] = useState(true)
  const source = hasImages ? preview.path : preview.path_without_images
  const { subject, from_name: name, from_email: address, html_bytes: bytes } = preview
  return (
    <>
      <div className={styles.switches}>
        <LayoutSwitch
          label={t`Width of the preview`}
          choices={[
            { value: 'desktop', label: t`Desktop`, Icon: Monitor },
            { value: 'phone', label: t`Phone`, Icon: Smartphone },
          ]}
          value={width}
          onChange={setWidth}
        />
        <Checkbox
          label={t`Dark`}
          checked={isDark}
          onChange={({ target }) => setIsDark(target.checked)}
        />
        <Checkbox
          label={t`Images`}
          checked={hasImages}
          onChange={({ target }) => setHasImages(target.checked)}
        />
      </div>
      <dl className={styles.headers}>
        <dt>
          <Trans>Sender</Trans>
        </dt>
        <dd>{`${name} <${address}>`}</dd>
        <dt>
          <Trans>Subject</Trans>
        </dt>
        <dd className={styles.subject}>{subject}</dd>
      </dl>
      <div
        className={classNames(
          styles.window,
          width === 'phone' && styles.phone,
          isDark && styles.dark,
        )}
      >
        {isPlain ? (
          <pre className={styles.plain}>{preview.plain_body}</pre>
        ) : (
          <iframe
            // Another frame for each preview: one that moves on would add a step to the history.
            key={source}
            className={styles.frame}
            title={t`Email body`}
            sandbox=""
            src={source}
          />
        )}
      </div>
      {bytes > EMAIL_EDITOR_LIMITS.clipBytes && <ClippedByGmail bytes={bytes} />}
    </>
  )
}

function ClippedByGmail({ bytes }: { bytes: number }) {
  const format = useFormatter()
  const size = format.fileSize(bytes)
  const limit = format.fileSize(EMAIL_EDITOR_LIMITS.clipBytes)
  return (
    <Banner tone="warning">
      <Trans>
        This email is {size}. Gmail only shows the first {limit} of an email.
      </Trans>
    </Banner>
  )
}
