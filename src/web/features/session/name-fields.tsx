// First and last name, as every new account asks for them.
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState, type FormEvent } from 'react'

import { isOneLetterName, NAME_MAX_LENGTH, NAME_PATTERN } from '#contract/core/person-name-rules.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

import styles from './session.module.css'

// Few names have one letter, and everyone would download it.
const FullNameCheckbox = lazy(() =>
  import('../shell/full-name-checkbox.tsx').then((module) => ({
    default: module.FullNameCheckbox,
  })),
)

/** The form reads `first_name`, `last_name`, and `is_full_name` of a name of one letter. */
export function NameFields() {
  const { t } = useLingui()
  // Asked of a name that was left so: every name begins with one letter.
  const [short, setShort] = useState<ReadonlySet<string>>(new Set())
  const [isFull, setIsFull] = useState(false)
  const look = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return
    const others = [...short].filter((name) => name !== target.name)
    setShort(new Set(isOneLetterName(target.value) ? [...others, target.name] : others))
  }
  const limits = {
    pattern: isFull ? undefined : NAME_PATTERN,
    maxLength: NAME_MAX_LENGTH,
    required: true,
    // What the field says of a shorter one.
    title: t`A name has two characters or more.`,
    onBlur: look,
    onInvalid: look,
  }
  return (
    <>
      <div className={styles.names}>
        <TextField label={t`First name`} name="first_name" autoComplete="given-name" {...limits} />
        <TextField label={t`Last name`} name="last_name" autoComplete="family-name" {...limits} />
      </div>
      {short.size > 0 && (
        <Suspense>
          <FullNameCheckbox isChecked={isFull} onChange={setIsFull} />
        </Suspense>
      )}
    </>
  )
}
