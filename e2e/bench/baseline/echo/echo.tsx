// The least that a typing test in React could do: a field, and the text that was typed. What the real one costs is measured
// against it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Echo() {
  const [text, setText] = useState('')
  return (
    <>
      <p>{text}</p>
      <textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Echo />)
