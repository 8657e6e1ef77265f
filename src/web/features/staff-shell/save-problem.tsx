// What an editor shows when someone else stored a change of the same thing meanwhile: both texts are there, and the user
// says which one stays.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

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
  html_body: { label: msg`Email body`, isRich: true },
  text: { label: msg`Comment` },
  accommodations: { label: msg`Accommodations` },
  accommodations_contact: { label: msg`Contact for accommodations` },
  candidate_contact: { label: msg`Contact for candidates` },
} as const satisfies Record<string, Edited>

type EditedField = keyof typeof EDITED

/** A field whose words are its own; `options` name what is chosen. */
export type NamedField = {
  readonly name: string
  readonly label: MessageDescriptor
  readonly options?: Readonly<Record<string, MessageDescriptor | string>> | undefined
}

type SaveProblemProps = {
  error: Error | null
  errorText: (error: unknown) => string
  /** The error is said at its field, or in another part of the screen. */
  isSaidElsewhere?: boolean
  /** Whose stored texts are shown. */
  fields: readonly (EditedField | NamedField)[]
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
          <Trans>Your text is still here, but not saved.</Trans>
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
              items={fields.map((field) => {
                const { name, label, ...one } = edited(field)
                const value = <StoredText {...one} value={stored[name]} />
                return { id: name, term: i18n._(label), value }
              })}
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

type StoredTextProps = Pick<NamedField, 'options'> & { isRich?: boolean; value: unknown }

function StoredText({ isRich = false, options, value }: StoredTextProps) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const named = (text: string) => {
    const word = options?.[text] ?? text
    return typeof word === 'string' ? word : i18n._(word)
  }
  if (Array.isArray(value)) return format.list(value.map((one) => named(nameOf(one))))
  if (isLocalized(value)) return format.list([...new Set(Object.values(value))])
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '') return <Trans>Not given</Trans>
  if (options?.[text] !== undefined) return named(text)
  return isRich ? <RichText html={text} /> : <span className={styles.plain}>{text}</span>
}

/** A text in each language, some of which may be the same. */
function isLocalized(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

/** Of one of several that are chosen, or of an answer that has a text. */
function nameOf(one: unknown): string {
  const hasText = typeof one === 'object' && one !== null && 'text' in one
  return String(hasText ? one.text : one)
}

function edited(field: EditedField | NamedField): NamedField & Edited {
  return typeof field === 'string' ? { name: field, ...EDITED[field] } : field
}

function storedIn(error: unknown): Stored | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  const { stored } = error.details
  return typeof stored === 'object' && stored !== null ? { ...stored } : null
}
