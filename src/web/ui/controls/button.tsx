import { Trans } from '@lingui/react/macro'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { type ButtonLook, linkButton } from './link-button.ts'

import styles from './button.module.css'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: keeps focus and width, ignores clicks, says so. */
    isBusy?: boolean
    icon?: ReactNode
  }

/** A button. `type` is "button" unless told otherwise, so that it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isBlock,
    isBusy = false,
    icon,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props

  // Not `disabled` while busy: a disabled button loses focus, and the keyboard user their place.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is above
      type={type}
      className={classNames(linkButton({ variant, size, isBlock }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner />
          <VisuallyHidden>
            <Trans>Working</Trans>
          </VisuallyHidden>
        </span>
      )}
    </button>
  )
}
