import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

import styles from './search-field.module.css'

/** The wait after the last letter before searching, in ms. */
const SEARCH_DELAY = 250

type SearchFieldProps = {
  /** What is searched, for screen readers. */
  label: string
  placeholder?: string
  /** The search that the list shows now, from the address. */
  value: string
  /** Called a moment after the last letter, and at once on Enter or Escape. */
  onSearch: (text: string) => void
}

/** Searches while typing, without a request for every letter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [shownValue, setShownValue] = useState(value)
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed under the field (back, a saved view): it follows. Unless it caused the change itself: then what
  // was typed meanwhile stays, and so does the space that the address drops.
  if (value !== shownValue) {
    setShownValue(value)
    if (value !== sent.trim()) setText(value)
  }

  // Who follows a link right after typing stays there: a search that came now would lead back to the list.
  const router = useRouter()
  useEffect(() => {
    const drop = () => clearTimeout(timer.current)
    const unsubscribe = router.subscribe('onBeforeNavigate', (event) => {
      if (event.pathChanged) drop()
    })
    return () => {
      unsubscribe()
      drop()
    }
  }, [router])

  const searchNow = (wanted: string) => {
    clearTimeout(timer.current)
    setSent(wanted)
    onSearch(wanted)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const wanted = event.target.value
    setText(wanted)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchNow(wanted), SEARCH_DELAY)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') searchNow(text)
    if (event.key === 'Escape' && text !== '') {
      setText('')
      searchNow('')
    }
  }

  return (
    <span className={styles.search}>
      <Search size={17} aria-hidden="true" />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={handleChange}
        onKeyDown={handleKey}
      />
    </span>
  )
}
