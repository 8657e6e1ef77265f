// The frame of the doors: before anybody is signed in.
import { Outlet } from '@tanstack/react-router'

import { CandidateLayout } from './candidate-layout.tsx'
import { PRODUCT } from './candidate-frame.tsx'
import { useUpdateBanner } from './update-banner.tsx'
import { useShell } from './use-shell.ts'

export function PublicFrame() {
  return (
    <CandidateLayout
      {...useShell()}
      banner={useUpdateBanner()}
      company={PRODUCT}
      destinations={{ home: '/' }}
      onSignOut={() => undefined}
    >
      <Outlet />
    </CandidateLayout>
  )
}
