// What an editor shows when someone else stored a change of the same thing meanwhile: both texts are there, and the user
// says which one stays.
import { Trans } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { DefinitionList } from '#web/ui/staff/definition-list.tsx'

import styles from './edit-conflict.module.css'

/** What is stored, as the server says it in its refusal. */
type Stored = Readonly<Record<string, unknown>>

/** A text of what is edited; `isRich` for HTML that the server cleaned. */
type EditedField = { name: string; label: string; isRich?: boolean }

type EditConflictProps = {
  error: unknown
  /** Whose stored texts are shown. */
  fields: readonly EditedField[]
  /** Saves what was written here, begun from what is stored now. */
  onOverwrite: (stored: object) => void
  /** Takes what is stored in place of what was written here. */
  onLoad: () => void
}

export function EditConflict({ error, fields, onOverwrite, onLoad }: EditConflictProps) {
  const stored = storedIn(error)
  if (stored === null) return null
  return (
    <Banner
      tone="warning"
      title={<Trans>Someone saved a change while you were writing</Trans>}
      isLive
    >
      <div className={styles.conflict}>
        <p>
          <Trans>What you wrote is still here. It is not saved.</Trans>
        </p>
        <Disclosure summary={<Trans>What is saved now</Trans>}>
          <DefinitionList
            items={fields.map(({ name, label, isRich = false }) => {
              const value = stored[name]
              const text = typeof value === 'string' ? value : ''
              return { id: name, term: label, value: isRich ? <RichText html={text} /> : text }
            })}
          />
        </Disclosure>
        <div className={styles.actions}>
          <Button size="small" onClick={onLoad}>
            <Trans>Discard mine and load what is saved</Trans>
          </Button>
          <Button size="small" onClick={() => onOverwrite(stored)}>
            <Trans>Save mine over it</Trans>
          </Button>
        </div>
      </div>
    </Banner>
  )
}

/** Whether an error is one that `EditConflict` shows. */
export function isEditConflict(error: unknown): boolean {
  return storedIn(error) !== null
}

function storedIn(error: unknown): Stored | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  const { stored } = error.details
  return typeof stored === 'object' && stored !== null ? { ...stored } : null
}
