import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'

import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

/** A button that is only an icon; the label is its name and its tooltip. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is above
      type={type}
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  )
}
