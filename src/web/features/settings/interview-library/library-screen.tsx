// Shows the screen of the library of interviews that an address asks for.
import { idOf } from '#web/api/list-search.ts'
import type {
  GuideView,
  QuestionView,
} from '#web/features/staff-shell/interview-library-queries.ts'
import type { ChangeView } from '#web/ui/staff/change-view.ts'

import { GuideScreen, NewGuideScreen } from './guide-screen.tsx'
import { GuidesScreen } from './guides-screen.tsx'
import { guideSearch, questionSearch, type LibraryPlace } from './library-views.ts'
import { NewQuestionScreen, QuestionScreen } from './question-screen.tsx'
import { QuestionsScreen } from './questions-screen.tsx'

type LibraryScreenProps = {
  accountId: number
  place: LibraryPlace
  search: Record<string, unknown>
  onQuestions: ChangeView<QuestionView>
  onGuides: ChangeView<GuideView>
}

export function LibraryScreen(props: LibraryScreenProps) {
  const { accountId, place, search, onQuestions, onGuides } = props
  const from = idOf(search['from'])
  switch (place.screen) {
    case 'questions':
      return (
        <QuestionsScreen {...{ accountId }} view={questionSearch(search)} onView={onQuestions} />
      )
    case 'guides':
      return <GuidesScreen {...{ accountId }} view={guideSearch(search)} onView={onGuides} />
    case 'question':
      return place.id === null ? (
        <NewQuestionScreen key={from} {...{ accountId, from }} />
      ) : (
        <QuestionScreen key={place.id} {...{ accountId }} questionId={place.id} />
      )
    case 'guide':
      return place.id === null ? (
        <NewGuideScreen key={from} {...{ accountId, from }} />
      ) : (
        <GuideScreen key={place.id} {...{ accountId }} guideId={place.id} />
      )
  }
}
