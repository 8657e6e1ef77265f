import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { unknownVariables } from '#contract/messages/template-variables.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { previewQuery, type TemplateContent } from './template-queries.ts'

import styles from './templates.module.css'

/** The wait after the last letter, in ms. */
const PREVIEW_DELAY = 400

type TemplatePreviewProps = { accountId: number; content: TemplateContent }

/** The template as an applicant would read it, with example values. */
export function TemplatePreview({ accountId, content }: TemplatePreviewProps) {
  const { t } = useLingui()
  const text = useAfterTyping(content)
  const isWritten = text.subject.trim() !== '' && text.body !== ''
  const isKnown = unknownVariables(text.subject + text.body).length === 0
  const preview = useQuery({
    ...previewQuery(accountId, text),
    enabled: isWritten && isKnown,
  })
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <h2 className={styles.previewTitle}>
        <Trans>Preview with example values</Trans>
      </h2>
      {!isWritten && (
        <p className={styles.hint}>
          <Trans>Write a subject and a message to see them here.</Trans>
        </p>
      )}
      {isWritten && preview.isError && (
        <p className={styles.hint} role="status">
          <Trans>There is no preview of this text.</Trans>
        </p>
      )}
      {isWritten && isKnown && preview.isPending && (
        <SkeletonGroup>
          <Skeleton shape="block" height="10rem" />
        </SkeletonGroup>
      )}
      {isWritten && preview.data !== undefined && (
        <Card>
          <article className={styles.email} lang={text.language}>
            <p className={styles.subject}>{preview.data.subject}</p>
            <RichText html={preview.data.body} />
          </article>
        </Card>
      )}
    </section>
  )
}

/** The content a moment after its last change; of another language at once. */
function useAfterTyping(content: TemplateContent): TemplateContent {
  const [settled, setSettled] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), PREVIEW_DELAY)
    return () => clearTimeout(timer)
  }, [content])
  return settled.language === content.language ? settled : content
}
