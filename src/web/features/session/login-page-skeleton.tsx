import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import styles from './session.module.css'

/** The place of a login page, until it is known whose it is. */
export function LoginPageSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.door}>
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
    </SkeletonGroup>
  )
}
