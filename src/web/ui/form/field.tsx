import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import { useRefusedField } from './refused-fields.ts'

import styles from './field.module.css'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence marks the field as invalid. */
  error?: ReactNode
  /** Shows the word Optional; fields are required unless they say so. */
  isOptional?: boolean
}

export type FieldControl = {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & {
  id?: string
  /** As the contract names it; what a server refused of it is its error. */
  name?: string | undefined
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** The id of the label, for a control that is named by it in another way than as a native one. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`
}

/** Label, hint and error around one native control, wired together for assistive technology. */
export function Field({
  id,
  name,
  label,
  hint,
  error: ownError,
  isOptional = false,
  className,
  children,
}: FieldProps) {
  const refused = useRefusedField(name)
  const error = ownError ?? refused
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  const describedBy = classNames(hasError && errorId, hint !== undefined && hintId)

  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.labelRow}>
        <label className={styles.label} id={labelIdOf(controlId)} htmlFor={controlId}>
          {label}
        </label>
        {isOptional && (
          <span className={styles.optional}>
            <Trans>Optional</Trans>
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError || undefined,
      })}
      {hasError && (
        <p className={styles.error} id={errorId}>
          <CircleAlert size={15} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
