// Carries what is kept here to another device of the same person, without any network: out as a file, and in.
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { TakenIn } from '#web/offline/copies/take-in-copy.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'

import { ExportCopyDialog } from '../shell/export-copy-dialog.tsx'
import { ImportCopyDialog } from './import-copy-dialog.tsx'

import styles from './device.module.css'

/** `hasWork`: there is something to make a copy of. */
export function CopySection({ offline, hasWork }: { offline: Offline; hasWork: boolean }) {
  const [dialog, setDialog] = useState<'none' | 'export' | 'import'>('none')
  const [done, setDone] = useState<'saved' | TakenIn | null>(null)
  const close = () => setDialog('none')
  return (
    <section className={styles.copies} aria-labelledby="device-copies">
      <CardTitle level={2} id="device-copies">
        <Trans>Encrypted copy</Trans>
      </CardTitle>
      <p>
        <Trans>
          Go on with another device, or keep your answers safe, without a network: save a copy as a
          file, and add it there.
        </Trans>
      </p>
      {done !== null && (
        <Banner tone="success" isLive onDismiss={() => setDone(null)}>
          {done === 'saved' ? <Trans>Your copy is saved as a file.</Trans> : <Came taken={done} />}
        </Banner>
      )}
      <div className={styles.actions}>
        {hasWork && (
          <Button onClick={() => setDialog('export')}>
            <Trans>Save an encrypted copy</Trans>
          </Button>
        )}
        <Button onClick={() => setDialog('import')}>
          <Trans>Add a copy</Trans>
        </Button>
      </div>
      <ExportCopyDialog
        ownerId={offline.ownerId}
        isOpen={dialog === 'export'}
        onClose={close}
        onSaved={() => setDone('saved')}
      />
      <ImportCopyDialog
        offline={offline}
        isOpen={dialog === 'import'}
        onClose={close}
        onTakenIn={setDone}
      />
    </section>
  )
}

function Came({ taken: { added, newerHere } }: { taken: TakenIn }) {
  if (added === 0 && newerHere === 0)
    return <Trans>Everything in this copy was here already.</Trans>
  if (newerHere === 0)
    return <Plural value={added} one="# answer added." other="# answers added." />
  return (
    <Trans>
      <Plural value={added} one="# answer added" other="# answers added" />,{' '}
      <Plural value={newerHere} one="# was newer here" other="# were newer here" />.
    </Trans>
  )
}
