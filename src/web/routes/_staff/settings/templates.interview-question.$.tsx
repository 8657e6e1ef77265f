import { createFileRoute, notFound } from '@tanstack/react-router'

import { anySearch } from '#web/features/session/any-search.ts'
import { LibraryScreen } from '#web/features/settings/interview-library/library-screen.tsx'
import {
  guideSearch,
  libraryPlaceOf,
  questionSearch,
} from '#web/features/settings/interview-library/library-views.ts'

import { useChangeView } from '../-use-change-view.ts'

// One route for all screens of the library, which reads their addresses with its screens: candidates load all routes.
export const Route = createFileRoute('/_staff/settings/templates/interview-question/$')({
  validateSearch: anySearch,
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { _splat: path = '' } = Route.useParams()
  const search = Route.useSearch()
  const onQuestions = useChangeView(questionSearch)
  const onGuides = useChangeView(guideSearch)
  const place = libraryPlaceOf(path)
  if (place === null) throw notFound()
  return <LibraryScreen {...{ accountId, place, search, onQuestions, onGuides }} />
}
