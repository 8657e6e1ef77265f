import { Plural } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'

import { Badge } from '#web/ui/feedback/badge.tsx'

/** That an applicant gave knock-out answers, wherever the applicant is listed; nothing without one. */
export function KnockOutBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="amber" icon={<TriangleAlert size={14} aria-hidden="true" />}>
      <Plural value={count} one="Knock-out answer" other="# knock-out answers" />
    </Badge>
  )
}
