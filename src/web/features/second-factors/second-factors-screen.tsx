// What protects an account beside its password: its owner sets it up here. It must not decide whether that is enough.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { SecondFactors } from '#contract/session/second-factors.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { AuthenticatorCard } from './authenticator-card.tsx'
import { useFactorErrorText } from './factor-error-messages.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx'
import { secondFactorsQuery } from './second-factors-queries.ts'

import styles from './second-factors.module.css'

type ScreenProps = {
  user: CurrentUser
  /** A factor was added: what the company asked for is done. */
  onAdded: () => Promise<void>
  /** Back to what had to wait for it, if anything had. */
  onContinue: (() => void) | null
}

export function SecondFactorsScreen(props: ScreenProps) {
  const { t } = useLingui()
  const errorText = useFactorErrorText()
  const held = useQuery(secondFactorsQuery)
  return (
    <>
      <PageHeader
        title={t`Two-factor authentication`}
        description={t`With it, a stolen password alone does not open your account.`}
      />
      <div className={styles.screen}>
        {held.data !== undefined && (
          <Factors {...props} held={held.data} reload={() => void held.refetch()} />
        )}
        {held.data === undefined && held.isPending && (
          <SkeletonGroup>
            <Skeleton shape="block" height="9rem" />
            <Skeleton shape="block" height="9rem" />
          </SkeletonGroup>
        )}
        {held.data === undefined &&
          held.isError &&
          (isNetworkError(held.error) ? (
            <OfflineState />
          ) : (
            <ErrorState
              title={errorText(held.error)}
              onRetry={() => void held.refetch()}
              isRetrying={held.isFetching}
            />
          ))}
      </div>
    </>
  )
}

type FactorsProps = ScreenProps & { held: SecondFactors; reload: () => void }

function Factors({ user, held, reload, onAdded, onContinue }: FactorsProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const { user_id: userId } = user
  const hasFactor = held.authenticator_since !== null || held.passkeys.length > 0
  const added = (made: string[] | null) => {
    setCodes(made)
    reload()
    void onAdded()
  }
  if (!held.has_password) return <SignOnOnly />
  if (codes !== null) return <RecoveryCodesPanel codes={codes} onKept={() => setCodes(null)} />
  return (
    <>
      <Demand held={held} isDone={hasFactor} onContinue={onContinue} />
      <AuthenticatorCard
        userId={userId}
        since={held.authenticator_since}
        onAdded={added}
        onRemoved={reload}
      />
      <PasskeysCard userId={userId} passkeys={held.passkeys} onAdded={added} onChanged={reload} />
      {hasFactor && (
        <RecoveryCodesCard userId={userId} left={held.recovery_codes_left} onRenewed={added} />
      )}
    </>
  )
}

type DemandProps = { held: SecondFactors; isDone: boolean; onContinue: (() => void) | null }

// What a company asks for, and the way on once it is done.
function Demand({ held, isDone, onContinue }: DemandProps) {
  const format = useFormatter()
  const companies = format.list(held.required_by)
  if (isDone && onContinue !== null) {
    return (
      <Banner
        tone="success"
        isLive
        action={
          <Button variant="primary" size="small" onClick={onContinue}>
            <Trans>Continue</Trans>
          </Button>
        }
      >
        <Trans>Two-factor authentication is set up.</Trans>
      </Banner>
    )
  }
  if (isDone || held.required_by.length === 0) return null
  return (
    <Banner tone="warning">
      <Trans>{companies} requires two-factor authentication. Set it up to continue.</Trans>
    </Banner>
  )
}

function SignOnOnly() {
  return (
    <EmptyState title={<Trans>Your company signs you in</Trans>}>
      <Trans>
        Your account has no password here. Set up two-factor authentication where you sign in.
      </Trans>
    </EmptyState>
  )
}
