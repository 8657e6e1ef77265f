// The authenticator app: setting it up, putting another one in its place, removing it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'
import { QrCode } from '#web/ui/media/qr-code.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { useFactorErrorText } from './factor-error-messages.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { beginApp, confirmApp, removeApp } from './second-factors-queries.ts'

import styles from './second-factors.module.css'

type Secret = Awaited<ReturnType<typeof beginApp>>
type CardProps = {
  userId: number
  since: string | null
  onAdded: (codes: string[] | null) => void
  onRemoved: () => void
}

export function AuthenticatorCard({ userId, since, onAdded, onRemoved }: CardProps) {
  const format = useFormatter()
  const [isRemoving, setIsRemoving] = useState(false)
  const [setUp, setSetUp] = useState<'proof' | Secret | null>(null)
  const hasApp = since !== null
  const day = hasApp ? format.date(since) : ''
  return (
    <Card as="section" className={styles.part}>
      <CardTitle level={2}>
        <Trans>Authenticator app</Trans>
      </CardTitle>
      <p className={styles.words}>
        <Trans>
          An app on your phone shows a code of six digits, which you enter after the password.
        </Trans>
      </p>
      {hasApp && (
        <CardFacts>
          <Badge tone="green">
            <Trans>Set up</Trans>
          </Badge>
          <Trans>Since {day}</Trans>
        </CardFacts>
      )}
      <div className={styles.actions}>
        <Button variant={hasApp ? 'secondary' : 'primary'} onClick={() => setSetUp('proof')}>
          {hasApp ? <Trans>Use another phone</Trans> : <Trans>Set up the app</Trans>}
        </Button>
        {hasApp && (
          <Button onClick={() => setIsRemoving(true)}>
            <Trans>Remove the app</Trans>
          </Button>
        )}
      </div>
      {setUp === 'proof' && (
        <ProofDialog
          title={<Trans>Set up an authenticator app</Trans>}
          confirmLabel={<Trans>Continue</Trans>}
          asksForCode={hasApp}
          change={(proof) => beginApp({ userId, ...proof })}
          onDone={setSetUp}
          onClose={() => setSetUp(null)}
        />
      )}
      {setUp !== null && setUp !== 'proof' && (
        <ScanDialog
          userId={userId}
          secret={setUp}
          onClose={() => setSetUp(null)}
          onDone={(codes) => {
            setSetUp(null)
            onAdded(codes)
          }}
        />
      )}
      {isRemoving && (
        <ProofDialog
          title={<Trans>Remove the authenticator app?</Trans>}
          confirmLabel={<Trans>Remove the app</Trans>}
          asksForCode
          isDestructive
          change={({ password, code }) => removeApp({ userId, password, code })}
          onDone={() => {
            setIsRemoving(false)
            onRemoved()
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Card>
  )
}

type ScanProps = {
  userId: number
  secret: Secret
  onDone: CardProps['onAdded']
  onClose: () => void
}

function ScanDialog({ userId, secret, onDone, onClose }: ScanProps) {
  const { t } = useLingui()
  const errorText = useFactorErrorText()
  const formId = useId()
  const confirming = useMutation({ mutationFn: confirmApp, onSuccess: onDone })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirming.mutate({ userId, code: textOf(new FormData(event.currentTarget), 'code') })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Scan this with your app</Trans>}
      isLocked={confirming.isPending}
      actions={
        <Button type="submit" form={formId} variant="primary" isBusy={confirming.isPending}>
          <Trans>Confirm</Trans>
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <QrCode text={secret.uri} label={t`QR code for the authenticator app`} />
        <p>
          <Trans>
            Or type this into the app:{' '}
            <span className={styles.secret}>{grouped(secret.secret)}</span>
          </Trans>
        </p>
        <FormErrors error={confirming.error} words={errorText}>
          <TextField
            label={t`The code that the app shows`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            minLength={6}
            required
            data-first-focus
          />
        </FormErrors>
      </form>
    </Dialog>
  )
}

// As people read it aloud; apps take it with or without spaces.
function grouped(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
