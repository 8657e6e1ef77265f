// The passkeys of an account: each with its name and last use, adding one, renaming one, removing one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Passkey } from '#contract/session/passkey-shape.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { hasPasskeys } from '../shell/browser-passkeys.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { addPasskey, removePasskey } from './second-factors-queries.ts'

import styles from './second-factors.module.css'

type CardProps = {
  userId: number
  passkeys: readonly Passkey[]
  onAdded: (codes: string[] | null) => void
  /** Of those that there were, one has another name or is gone. */
  onChanged: () => void
}

export function PasskeysCard({ userId, passkeys, onAdded, onChanged }: CardProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  return (
    <Card as="section" className={styles.part}>
      <CardTitle level={2}>
        <Trans>Passkeys</Trans>
      </CardTitle>
      <p className={styles.words}>
        <Trans>
          Your device signs you in after your finger, your face or its PIN. A passkey works on this
          site only, so no false one can ask for it.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul role="list" className={styles.passkeys}>
          {passkeys.map((one) => (
            <PasskeyRow
              key={one.passkey_id}
              passkey={one}
              userId={userId}
              onRenamed={onChanged}
              onRemove={() => setRemoved(one)}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div className={styles.actions}>
          <Button onClick={() => setIsAdding(true)}>
            <Trans>Add a passkey</Trans>
          </Button>
        </div>
      ) : (
        <p className={styles.words}>
          <Trans>This browser cannot make passkeys at this address.</Trans>
        </p>
      )}
      {isAdding && (
        <ProofDialog
          title={<Trans>Add a passkey</Trans>}
          confirmLabel={<Trans>Continue</Trans>}
          asksForName
          change={(proof) => addPasskey({ userId, ...proof })}
          onDone={(codes) => {
            setIsAdding(false)
            onAdded(codes)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removed !== null && (
        <ProofDialog
          title={<Trans>Remove the passkey {removed.name}?</Trans>}
          confirmLabel={<Trans>Remove the passkey</Trans>}
          isDestructive
          change={({ password }) => removePasskey({ userId, password, passkey: removed })}
          onDone={() => {
            setRemoved(null)
            onChanged()
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  )
}

type RowProps = {
  passkey: Passkey
  userId: number
  onRenamed: () => void
  onRemove: () => void
}

function PasskeyRow({ passkey, userId, onRenamed, onRemove }: RowProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const [isRenaming, setIsRenaming] = useState(false)
  const { name, created_at, last_used_at } = passkey
  const added = format.date(created_at)
  const last = last_used_at === null ? null : format.dateTime(last_used_at)
  return (
    <li className={styles.passkey}>
      <div>
        <p className={styles.passkeyName}>{name}</p>
        <CardFacts>
          <Trans>Added {added}</Trans>
          <span>
            {last === null ? <Trans>Not used yet</Trans> : <Trans>Last used {last}</Trans>}
          </span>
        </CardFacts>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() => setIsRenaming(true)}
          aria-label={t`Rename the passkey ${name}`}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button size="small" onClick={onRemove} aria-label={t`Remove the passkey ${name}`}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <RenamePasskey
        userId={userId}
        passkey={passkey}
        isOpen={isRenaming}
        onRenamed={() => {
          setIsRenaming(false)
          onRenamed()
        }}
        onClose={() => setIsRenaming(false)}
      />
    </li>
  )
}
