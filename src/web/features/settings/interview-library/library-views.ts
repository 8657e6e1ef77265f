// What the addresses of the library of interviews say, below that of the library.
import { INTERVIEW_GUIDE_LIST, INTERVIEW_QUESTION_LIST } from '#contract/interview-library-lists.ts'
import { idOf, listSearch } from '#web/api/list-search.ts'

/** A screen of the library: a list, a new question or guide (`id` is null), or one of them. */
export type LibraryPlace =
  | { readonly screen: 'questions' | 'guides' }
  | { readonly screen: 'question' | 'guide'; readonly id: number | null }

export const questionSearch = listSearch(INTERVIEW_QUESTION_LIST)
export const guideSearch = listSearch(INTERVIEW_GUIDE_LIST)

/** The screen at a path; null where there is none. */
export function libraryPlaceOf(path: string): LibraryPlace | null {
  const parts = path.split('/').filter((part) => part !== '')
  const isGuides = parts[0] === 'guides'
  const [name, ...rest] = isGuides ? parts.slice(1) : parts
  if (rest.length > 0) return null
  if (name === undefined) return { screen: isGuides ? 'guides' : 'questions' }
  const screen = isGuides ? 'guide' : 'question'
  if (name === 'new') return { screen, id: null }
  const id = idOf(name)
  return id === undefined ? null : { screen, id }
}
