// The least that a questionnaire in React could do: the same questions, memoised, kept in localStorage. No routes,
// no languages, no network, no database. What the real one costs is measured against it.
import { memo, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import content from 'virtual:baseline-content'

type Option = { value: number; label: string }

type CardsProps = {
  id: string
  text: string
  options: readonly Option[]
  value: number | undefined
  onChoose: (id: string, value: number) => void
}

const Cards = memo(function Cards({ id, text, options, value, onChoose }: CardsProps) {
  return (
    <fieldset>
      <legend>{text}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(id, option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
})

const KEY = 'baseline'

function Baseline() {
  const [answers, setAnswers] = useState(
    () => new Map<string, number>(JSON.parse(localStorage.getItem(KEY) ?? '[]')),
  )
  const [index, setIndex] = useState(0)
  const choose = useCallback(
    (id: string, value: number) =>
      setAnswers((before) => {
        const after = new Map(before).set(id, value)
        localStorage.setItem(KEY, JSON.stringify([...after]))
        return after
      }),
    [],
  )
  const question = content[index]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setIndex(index + 1)
      }}
    >
      <progress value={answers.size} max={content.length} />
      {question !== undefined && (
        <Cards {...question} value={answers.get(question.id)} onChoose={choose} />
      )}
      <button type="submit">Next</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Baseline />)
