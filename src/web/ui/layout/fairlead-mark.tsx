import { useId } from 'react'

import styles from './fairlead-mark.module.css'

/** The mark of the product: a ring that guides a rope, over one side and under the other. Decorative. */
export function FairleadMark({ size = 28 }: { size?: number }) {
  const id = useId()
  const rope = 'M3 40.5C14 40.5 17.5 34 24 24S34 7.5 45 7.5'
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <mask id={`${id}-over`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <path fill="#fff" d="M0 0h48v48H0z" />
        <path stroke="#000" strokeWidth="8.5" d="M3 40.5C14 40.5 17.5 34 24 24" />
      </mask>
      <mask id={`${id}-under`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <path fill="#fff" d="M0 0h48v48H0z" />
        <path stroke="#000" strokeWidth="9" d="M24 9.5A14.5 14.5 0 0 1 38.5 24" />
      </mask>
      <circle
        className={styles.ring}
        cx="24"
        cy="24"
        r="14.5"
        strokeWidth="6"
        mask={`url(#${id}-over)`}
      />
      <path
        className={styles.rope}
        d={rope}
        strokeWidth="4.5"
        strokeLinecap="round"
        mask={`url(#${id}-under)`}
      />
    </svg>
  )
}
