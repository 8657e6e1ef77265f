// What an editor shows when someone else stored a change of the same thing meanwhile: both texts are there, and the user
// says which one stays.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { DefinitionList } from '#web/ui/staff/definition-list.tsx'

import styles from './save-problem.module.css'

/** What is stored, as the server says it in its refusal. */
type Stored = Readonly<Record<string, unknown>>

type Edited = { label: MessageDescriptor; isRich?: boolean }

/** The texts that two users can write at once, by their fields; `isRich` for HTML that the server cleaned. */
const EDITED = {
  title: { label: msg`Title` },
  department: { label: msg`Department` },
  description: { label: msg`Description`, isRich: true },
  headline: { label: msg`Headline` },
  introduction: { label: msg`Introduction` },
  template_display_name: { label: msg`Name of the template` },
  subject: { label: msg`Subject` },
  body: { label: msg`Message`, isRich: true },
  text: { label: msg`Comment` },
  accommodations: { label: msg`Accommodations` },
  accommodations_contact: { label: msg`Contact for accommodations` },
} as const satisfies Record<string, Edited>

type EditedField = keyof typeof EDITED

type SaveProblemProps = {
  error: Error | null
  errorText: (error: unknown) => string
  /** The error is said at its field, or in another part of the screen. */
  isSaidElsewhere?: boolean
  /** Whose stored texts are shown. */
  fields: readonly EditedField[]
  /** Saves what was written here, begun from what is stored now. */
  onOverwrite: (stored: object) => void
  /** Takes what is stored in place of what was written here; left out where nothing can be stored yet. */
  onLoad?: (() => void) | undefined
}

/** Why a text was not saved: by what someone else saved, or by anything else, in the words of `errorText`. */
export function SaveProblem({
  error,
  errorText,
  isSaidElsewhere = false,
  ...rest
}: SaveProblemProps) {
  const stored = storedIn(error)
  if (stored !== null) return <EditConflict stored={stored} {...rest} />
  if (error === null || isSaidElsewhere) return null
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}

type EditConflictProps = Pick<SaveProblemProps, 'fields' | 'onOverwrite' | 'onLoad'> & {
  stored: Stored
}

function EditConflict({ stored, fields, onOverwrite, onLoad }: EditConflictProps) {
  const { t, i18n } = useLingui()
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
        <div>
          <p className={styles.heading}>
            <Trans>What is saved now</Trans>
          </p>
          <section
            className={styles.stored}
            aria-label={t`What is saved now`}
            // Focusable, because a region that scrolls must scroll by keyboard too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
          >
            <DefinitionList
              items={fields.map((name) => ({
                id: name,
                term: i18n._(EDITED[name].label),
                value: <StoredText name={name} value={stored[name]} />,
              }))}
            />
          </section>
        </div>
        <div className={styles.actions}>
          {onLoad !== undefined && (
            <Button size="small" onClick={onLoad}>
              <Trans>Discard mine and load what is saved</Trans>
            </Button>
          )}
          <Button size="small" onClick={() => onOverwrite(stored)}>
            <Trans>Save mine over it</Trans>
          </Button>
        </div>
      </div>
    </Banner>
  )
}

function StoredText({ name, value }: { name: EditedField; value: unknown }) {
  const { isRich = false }: Edited = EDITED[name]
  if (typeof value !== 'string' || value === '') return <Trans>Not given</Trans>
  return isRich ? <RichText html={value} /> : <span className={styles.plain}>{value}</span>
}

function storedIn(error: unknown): Stored | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  const { stored } = error.details
  return typeof stored === 'object' && stored !== null ? { ...stored } : null
}
