// How many recovery codes are left, and making new ones.
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { ProofDialog } from './proof-dialog.tsx'
import { renewCodes } from './second-factors-queries.ts'

import styles from './second-factors.module.css'

type CardProps = { userId: number; left: number; onRenewed: (codes: string[] | null) => void }

export function RecoveryCodesCard({ userId, left, onRenewed }: CardProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card as="section" className={styles.part}>
      <CardTitle level={2}>
        <Trans>Recovery codes</Trans>
      </CardTitle>
      <p className={styles.words}>
        <Plural
          value={left}
          _0="You have used all of your recovery codes."
          one="You have # recovery code left, for when your phone or your key is lost."
          other="You have # recovery codes left, for when your phone or your key is lost."
        />
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setIsAsking(true)}>
          <Trans>Make new codes</Trans>
        </Button>
      </div>
      {isAsking && (
        <ProofDialog
          title={<Trans>Make new recovery codes?</Trans>}
          confirmLabel={<Trans>Make new codes</Trans>}
          change={({ password }) => renewCodes({ userId, password })}
          onDone={(codes) => {
            setIsAsking(false)
            onRenewed(codes)
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Trans>The codes that you have now stop working.</Trans>
          </p>
        </ProofDialog>
      )}
    </Card>
  )
}
