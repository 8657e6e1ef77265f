import { Plural } from '@lingui/react/macro'

import { useOptionalData } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from './job-profiles.module.css'

type MovePreviewProps = {
  fromJobId: number
  toJobId: number
  userJobIds: readonly number[]
}

/** What stays with the old profile, in words; nothing where nothing does. */
export function MovePreview({ fromJobId, toJobId, userJobIds }: MovePreviewProps) {
  const format = useFormatter()
  const preview = useOptionalData('/job/v1/emp-profile-move/preview/', {
    query: {
      from_job_id: fromJobId,
      to_job_id: toJobId,
      user_job_ids: userJobIds.join(','),
    },
  })?.data
  if (preview === undefined) return null
  const {
    requisition_count: requisitions,
    questions_to_be_deleted: questions,
    questions_to_be_deleted_count: total,
  } = preview
  if (requisitions === 0 && total === 0) return null
  const others = total - questions.length
  return (
    <Banner tone="info">
      {requisitions > 0 && (
        <p>
          <Plural
            value={requisitions}
            one="# requisition keeps hiring for the old profile."
            other="# requisitions keep hiring for the old profile."
          />
        </p>
      )}
      {total > 0 && (
        <>
          <p>
            <Plural
              value={total}
              one="# activity that was answered for the old profile is not part of the new one. It is archived with its answers; nothing is deleted."
              other="# activities that were answered for the old profile are not part of the new one. They are archived with their answers; nothing is deleted."
            />
          </p>
          <ul className={styles.left}>
            {questions.map(({ job_step_activity_id: id, title, people_count: people }) => (
              <li key={id}>
                {title[format.locale]} (
                <Plural value={people} one="# person" other="# people" />)
              </li>
            ))}
            {others > 0 && (
              <li>
                <Plural value={others} one="and # more" other="and # more" />
              </li>
            )}
          </ul>
        </>
      )}
    </Banner>
  )
}
