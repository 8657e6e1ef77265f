// A screen that is not built yet, in the frame that it will have.
import type { CurrentUser } from '#contract/session.ts'
import { CandidateFrame } from '#web/features/shell/candidate-frame.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { StaffFrame } from '#web/features/shell/staff-frame.tsx'

import type { Place } from './place-paths.ts'
import { PlaceScreen } from './place-screen.tsx'

export function FramedPlace({ place, user }: { place: Place; user: CurrentUser | null }) {
  const { path, level } = place
  if (user === null)
    return (
      <FramedPublic>
        <PlaceScreen path={path} backHref="/" />
      </FramedPublic>
    )
  // Interviewers are staff as a rule; somebody without a role may be asked to hold one as well.
  const isStaff = user.is_jf_admin || user.roles.length > 0
  if (level >= 2 || (isStaff && path.startsWith('/interviews/')))
    return (
      <StaffFrame user={user}>
        <PlaceScreen path={path} backHref="/hire" />
      </StaffFrame>
    )
  return (
    <CandidateFrame user={user}>
      <PlaceScreen path={path} backHref="/user/progress" />
    </CandidateFrame>
  )
}
