import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'

import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Some but not all of what it stands for is chosen. */
  isMixed?: boolean
  /** The label is for screen readers only, as in a table row. */
  isLabelHidden?: boolean
}

/** A native checkbox; its whole line is the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, isMixed = false, isLabelHidden = false, className, ...rest } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const describedBy = classNames(
    error !== undefined && `${id}-error`,
    hint !== undefined && `${id}-hint`,
  )

  // HTML has no attribute for the mixed state.
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <label className={classNames(styles.checkbox, className)}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={styles.input}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error !== undefined || undefined}
      />
      <span className={styles.words}>
        {isLabelHidden ? (
          <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
        ) : (
          <span id={`${id}-label`}>{label}</span>
        )}
        {hint !== undefined && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {error !== undefined && (
          <span className={styles.error} id={`${id}-error`}>
            {error}
          </span>
        )}
      </span>
    </label>
  )
}
