import { useEffect, useEffectEvent, useState } from 'react'

import { useDelayed } from '../../../feedback/use-delayed.ts'

/** The wait after the last letter before the server is asked, in ms. */
const SEARCH_DELAY = 250

type ChoiceSearch = {
  /** What the field says by itself: the name of what is chosen is no search. */
  ownText?: string | undefined
  /** Called a moment after the last letter; empty for all. */
  onSearch: (text: string) => void
}

/** Takes what is typed, and tells it when the typing pauses. */
export function useChoiceSearch({ ownText, onSearch }: ChoiceSearch): (text: string) => void {
  const [text, setText] = useState('')
  const wanted = useDelayed(text === ownText ? '' : text.trim(), SEARCH_DELAY)
  const tell = useEffectEvent(onSearch)
  useEffect(() => tell(wanted), [wanted])
  return setText
}
