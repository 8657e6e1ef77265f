import { Skeleton, SkeletonGroup } from '../../feedback/skeleton.tsx'

import styles from './skeleton-table.module.css'

/** The place of a table that is on its way. */
export function SkeletonTable({ rows = 10 }: { rows?: number }) {
  return (
    <SkeletonGroup className={styles.table}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={`row-${index}`} className={styles.row}>
          <Skeleton width="60%" />
          <Skeleton width="70%" />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
