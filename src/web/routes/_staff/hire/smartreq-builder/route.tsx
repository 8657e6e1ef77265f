import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'

import { BuilderFrame } from '#web/features/plan-editor/builder-frame.tsx'
import { BUILDER_STEPS } from '#web/features/plan-editor/setup-paths.ts'
import { builderSearch } from '#web/features/requisitions/requisition-search.ts'

export const Route = createFileRoute('/_staff/hire/smartreq-builder')({
  validateSearch: builderSearch,
  component: Frame,
})

function Frame() {
  const { job = 0 } = Route.useSearch()
  const step = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) })
  return (
    <BuilderFrame jobId={job} step={BUILDER_STEPS.find((one) => one === step) ?? 'job-title'}>
      <Outlet />
    </BuilderFrame>
  )
}
