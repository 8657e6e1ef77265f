import { createFileRoute } from '@tanstack/react-router'

import { AttributeEditor } from '#web/features/plan-editor/attributes/attribute-editor.tsx'

export const Route = createFileRoute('/_staff/jobdetails/setup/attributes')({
  component: Screen,
})

function Screen() {
  const { job } = Route.useSearch()
  return <AttributeEditor key={job} jobId={job} isProfile />
}
