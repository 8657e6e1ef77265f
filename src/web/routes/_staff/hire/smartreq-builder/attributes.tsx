import { createFileRoute, redirect } from '@tanstack/react-router'

import { AttributeEditor } from '#web/features/plan-editor/attributes/attribute-editor.tsx'

export const Route = createFileRoute('/_staff/hire/smartreq-builder/attributes')({
  beforeLoad: ({ search }) => {
    if (search.job === undefined)
      throw redirect({ to: '/hire/smartreq-builder/job-title', replace: true })
  },
  component: Screen,
})

function Screen() {
  const { job = 0 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AttributeEditor
      key={job}
      jobId={job}
      onSaved={() =>
        void navigate({
          to: '/hire/smartreq-builder/questions',
          search: { job },
          ignoreBlocker: true,
        })
      }
    />
  )
}
