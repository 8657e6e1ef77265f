// A text that people agree to or are told of: the version that counts, or the one that the address names.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { ConsentKind, ConsentText } from '#contract/privacy/consents.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { CONSENT_KIND_LABELS } from '../shell/consent-labels.ts'
import { currentTextsQuery } from '../shell/consent-texts.ts'
import { useErrorText } from '../shell/error-messages.ts'
import { textQuery } from './legal-queries.ts'
import { TextBody } from './text-body.tsx'

import styles from './legal.module.css'

type LegalScreenProps = {
  kind: ConsentKind
  /** A version, as the address names it; null for the one that counts. */
  textId: number | null
}

export function LegalScreen({ kind, textId }: LegalScreenProps) {
  const { i18n } = useLingui()
  const { text, asking } = useText({ kind, textId })
  return (
    <article className={styles.page}>
      <PageHeader
        title={i18n._(CONSENT_KIND_LABELS[text?.kind ?? kind])}
        meta={text === undefined ? undefined : <Version text={text} />}
      />
      {text !== undefined && <TextBody body={text.bodies[currentLocale()]} />}
      {text === undefined && asking.isPending && asking.fetchStatus !== 'paused' && (
        <SkeletonGroup>
          <Skeleton shape="block" height="20rem" />
        </SkeletonGroup>
      )}
      {text === undefined && <Problem asking={asking} />}
    </article>
  )
}

function useText({ kind, textId }: LegalScreenProps) {
  const current = useQuery({ ...currentTextsQuery(), enabled: textId === null })
  const named = useQuery({ ...textQuery(textId ?? 0), enabled: textId !== null })
  return textId === null
    ? { text: current.data?.find((one) => one.kind === kind), asking: current }
    : { text: named.data, asking: named }
}

function Version({ text }: { text: ConsentText }) {
  const format = useFormatter()
  const { version, account_name: company } = text
  // The day of the text itself, the same for everyone who reads it.
  const day = format.date(text.published_at.slice(0, 10))
  return company === null ? (
    <Trans>
      Version {version}, since {day}
    </Trans>
  ) : (
    <Trans>
      {company}: version {version}, since {day}
    </Trans>
  )
}

type Asking = {
  isError: boolean
  error: unknown
  isFetching: boolean
  fetchStatus: string
  refetch: () => Promise<unknown>
}

function Problem({ asking }: { asking: Asking }) {
  const errorText = useErrorText()
  if (asking.fetchStatus === 'paused' || isNetworkError(asking.error)) return <OfflineState />
  if (!asking.isError) return null
  return (
    <ErrorState
      title={errorText(asking.error)}
      onRetry={() => void asking.refetch()}
      isRetrying={asking.isFetching}
    />
  )
}
