import { classNames } from '../class-names.ts'

import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width: the main act on a phone. */
  isBlock?: boolean
}

/** The class that makes a router link look like a button: `<Link className={linkButton({ variant: 'primary' })}>`. */
export function linkButton({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
}: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    isBlock && styles.block,
  )
}
