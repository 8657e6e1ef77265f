// The frame of the login pages: before anyone is signed in.
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { CandidateLayout } from './candidate-layout.tsx'
import { LEGAL_PAGES, PRODUCT } from './product.ts'
import { useUpdateBanner } from './update-banner.tsx'
import { useShell } from './use-shell.ts'

export function PublicFrame() {
  return (
    <FramedPublic>
      <Outlet />
    </FramedPublic>
  )
}

/** The same frame around one screen that is no login page. */
export function FramedPublic({ children }: { children: ReactNode }) {
  return (
    <CandidateLayout
      {...useShell()}
      banner={useUpdateBanner()}
      company={PRODUCT}
      destinations={{ home: '/', ...LEGAL_PAGES }}
      onSignOut={() => undefined}
    >
      {children}
    </CandidateLayout>
  )
}
