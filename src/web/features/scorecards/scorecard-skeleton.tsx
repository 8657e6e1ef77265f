import { Skeleton, SkeletonGroup, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './scorecards.module.css'

/** The place of a scorecard that is on its way. */
export function ScorecardSkeleton() {
  return (
    <SkeletonGroup className={styles.screen}>
      <Skeleton width="18rem" height="2rem" shape="block" />
      <Skeleton width="min(100%, 44rem)" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card>
            <SkeletonText lines={3} />
          </Card>
          <Card>
            <SkeletonText lines={10} />
          </Card>
        </div>
        <Card className={styles.side}>
          <SkeletonText lines={8} />
        </Card>
        <Card className={styles.person}>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </SkeletonGroup>
  )
}
