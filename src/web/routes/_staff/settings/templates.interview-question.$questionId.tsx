import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { QuestionScreen } from '#web/features/settings/interview-library/question-screen.tsx'

export const Route = createFileRoute('/_staff/settings/templates/interview-question/$questionId')({
  loader: ({ params }) => {
    const questionId = idOf(params.questionId)
    if (questionId === undefined) throw notFound()
    return { questionId }
  },
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { questionId } = Route.useLoaderData()
  return <QuestionScreen key={questionId} {...{ accountId, questionId }} />
}
