import { useLingui } from '@lingui/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { type UserNames, userFields } from '#contract/core/collection.ts'
import { ApiError } from '#web/api/api-error.ts'
import { emptyUnlessChanged } from '#web/features/shell/form-text.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { CollectionFields, contentIn } from './collection-fields.tsx'
import type { Content } from './collection-queries.ts'
import type { CollectionView } from './collection-words.ts'

import styles from '../settings.module.css'

type CollectionFormProps = {
  accountId: number
  view: CollectionView
  /** What it begins with; nothing for a new row. */
  content?: Content
  /** Of the users that `content` names. */
  userNames?: UserNames | undefined
  /** Of the last submission; null for none. */
  error: Error | null
  /** Its buttons. */
  children: ReactNode
  /** `clear` empties the form for the next row. */
  onSubmit: (content: Content, clear: () => void) => void
  /** Whether it takes the focus when it appears. */
  isOpened?: boolean
  /** Escape closes it. */
  onClose?: () => void
  /** Called with the first change of what it holds. */
  onEdit?: () => void
  /** Saves over what another user has stored meanwhile. */
  onOverwrite?: (content: Content, stored: object) => void
}

/** The fields of a row. */
export function CollectionForm(props: CollectionFormProps) {
  const {
    accountId,
    view,
    content,
    userNames = {},
    error,
    children,
    onSubmit,
    onClose,
    onEdit,
    onOverwrite,
  } = props
  const { isOpened = onClose !== undefined } = props
  const { spec, words } = view
  const { i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const own = useRef<HTMLFormElement>(null)
  const { form: checks, problemOf } = useFieldProblems(error)
  useEffect(() => {
    if (isOpened) own.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [isOpened])
  // What was chosen since the form appeared: other fields appear with it.
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const isTaken = error instanceof ApiError && error.code === 'value_taken'
  const wordsOf = (name: string) => {
    if (isTaken) return errorText(error)
    const problem = words.fields[name]?.problem
    return problem === undefined ? undefined : i18n._(problem)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    onSubmit(contentIn(spec, data), () => emptyUnlessChanged(form, data))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields closes it
    <form
      ref={own}
      className={styles.form}
      onSubmit={submit}
      {...checks}
      onChange={(event) => {
        checks.onChange(event)
        onEdit?.()
        const { target } = event
        if (target instanceof HTMLSelectElement)
          setChoices((before) => ({ ...before, [target.name]: target.value }))
      }}
      onReset={() => setChoices({})}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <SaveProblem
        error={error}
        errorText={errorText}
        isSaidElsewhere={isTaken}
        fields={Object.entries(words.fields)
          // Stored values contain only their ids.
          .filter(([name]) => !userFields(spec).includes(name))
          .map(([name, { label, options }]) => ({ name, label, options }))}
        onOverwrite={(stored) => {
          if (own.current !== null)
            onOverwrite?.(contentIn(spec, new FormData(own.current)), stored)
        }}
      />
      <div className={styles.pair}>
        <CollectionFields
          view={view}
          {...(content === undefined ? {} : { content })}
          choices={choices}
          accountId={accountId}
          userNames={userNames}
          onEdit={onEdit}
          problemOf={(name) => problemOf(name, wordsOf(name))}
        />
      </div>
      <div className={styles.actions}>{children}</div>
    </form>
  )
}
