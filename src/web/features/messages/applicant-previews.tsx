import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import styles from './messages.module.css'

/** An applicant whom a message is previewed for. */
export type Person = { refId: number; name: string }

type ApplicantPreviewsProps = {
  people: readonly Person[]
  /** The preview for one of them. */
  children: (refId: number) => ReactNode
}

/** The preview for one applicant, and the way to the others. */
export function ApplicantPreviews({ people, children }: ApplicantPreviewsProps) {
  const { t } = useLingui()
  const [index, setIndex] = useState(0)
  const person = people[index]
  const [position, total] = [index + 1, people.length]
  return (
    <section className={styles.previews} aria-label={t`Preview`}>
      {people.length > 1 && (
        <div className={styles.pages}>
          <IconButton
            label={t`Previous applicant`}
            icon={<ChevronLeft size={20} />}
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          />
          <span role="status">
            <Trans>
              {position} of {total}
            </Trans>
          </span>
          <IconButton
            label={t`Next applicant`}
            icon={<ChevronRight size={20} />}
            disabled={position === total}
            onClick={() => setIndex(index + 1)}
          />
        </div>
      )}
      {person !== undefined && children(person.refId)}
    </section>
  )
}

/** In place of the previews, which there are none of: the same as at the field. */
export function UnknownVariable({ problem }: { problem: string }) {
  return (
    <Banner tone="danger" isLive>
      {problem}
    </Banner>
  )
}

/** What a preview says while it loads, or when it cannot be made. */
export function PreviewOf<Data>(props: {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  const { data, error } = props.query
  const errorText = useErrorText()
  if (error !== null)
    return (
      <Banner tone="danger" isLive>
        {errorText(error)}
      </Banner>
    )
  if (data !== undefined) return props.children(data)
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  )
}
