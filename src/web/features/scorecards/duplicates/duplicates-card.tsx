// Who may be the same person as the applicant, for staff alone, and which applications were merged.
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Duplicates } from '#contract/applicants/duplicates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { useMergeError } from './duplicate-labels.ts'
import { duplicatesQuery } from './duplicate-queries.ts'
import { DuplicateRow } from './duplicate-row.tsx'
import { MergedBanner, MergedCard } from './merged-card.tsx'

import scorecards from '../scorecards.module.css'
import styles from './duplicates.module.css'

type DuplicatesCardProps = Pick<ApplicationParts, 'StatusPill'> & { userSmartreqId: number }

/** Nothing where there is no duplicate and no merge: most applicants have neither. */
export function DuplicatesCard({ userSmartreqId, StatusPill }: DuplicatesCardProps) {
  const errorText = useMergeError()
  const { data, error, refetch, isFetching } = useQuery(duplicatesQuery(userSmartreqId))
  if (data === undefined && error !== null) {
    return (
      <Banner
        tone="warning"
        title={<Trans>Possible duplicates could not be loaded</Trans>}
        action={
          <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </Banner>
    )
  }
  if (data === undefined) return null
  return (
    <>
      <MergedBanner {...{ userSmartreqId }} merge={data.merge} />
      <PossibleCard {...{ userSmartreqId, StatusPill }} duplicates={data} />
      {data.merged.length > 0 && <MergedCard {...{ StatusPill }} merged={data.merged} />}
    </>
  )
}

type PossibleCardProps = DuplicatesCardProps & { duplicates: Duplicates }

function PossibleCard({ duplicates, userSmartreqId, StatusPill }: PossibleCardProps) {
  const { possible, dismissed, can_merge: canMerge } = duplicates
  if (possible.length === 0 && dismissed.length === 0) return null
  const people = new Set(possible.map((one) => one.user_id)).size
  const rowProps = { userSmartreqId, StatusPill, canMerge }
  return (
    <Card as="section" className={styles.card}>
      <h2 className={scorecards.cardTitle}>
        {people === 0 ? (
          <Trans>No possible duplicates</Trans>
        ) : (
          <Plural
            value={people}
            one="Possible duplicate of # other applicant"
            other="Possible duplicate of # other applicants"
          />
        )}
      </h2>
      {people > 0 && (
        <ul className={styles.list}>
          {possible.map((one) => (
            <DuplicateRow key={one.user_smartreq_id} {...rowProps} duplicate={one} />
          ))}
        </ul>
      )}
      {dismissed.length > 0 && (
        <Disclosure
          summary={
            <Plural
              value={dismissed.length}
              one="# application marked as not a duplicate"
              other="# applications marked as not a duplicate"
            />
          }
        >
          <ul className={styles.list}>
            {dismissed.map((one) => (
              <DuplicateRow key={one.user_smartreq_id} {...rowProps} duplicate={one} isDismissed />
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}
