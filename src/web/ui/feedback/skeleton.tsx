import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'text' | 'block' | 'circle'; width?: string; height?: string }

/** The place of something that is on its way. Silent: wrap a group of them in SkeletonGroup. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const className = classNames(
    styles.skeleton,
    shape === 'text' && styles.text,
    shape === 'circle' && styles.circle,
  )
  return <span className={className} style={{ width, height }} aria-hidden="true" />
}

/** Several lines of text on their way; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}

/** Says "Loading" once for all the skeletons inside. Layouts know it by `data-skeletons`: the footer waits for the end. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode
  className?: string
}) {
  return (
    <div className={className} aria-busy="true" data-skeletons>
      <VisuallyHidden role="status">
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {children}
    </div>
  )
}
