import { expect, it } from 'vitest'

import { findContradictions, listMessages } from './messages.mjs'

const catalog = String.raw`msgid ""
msgstr ""
"Language: es\n"

#: src/web/a.tsx
msgid "Hello \"world\""
msgstr "Hola"

msgctxt "verb"
msgid ""
"Save "
"now"
msgstr ""

#~ msgid "gone"
#~ msgstr ""
`

it('reads words, contexts and long lines, and leaves out the header and what is obsolete', () => {
  expect([...listMessages(catalog)]).toEqual([
    ['Hello "world"', 'Hola'],
    ['verb | Save now', ''],
  ])
})

it('finds what two catalogs of a language translate differently, apart from other contexts and empty texts', () => {
  const catalogs = [
    [
      ['Back', 'Atrás'],
      ['Next', 'Siguiente'],
      ['verb | Open', 'Abrir'],
    ],
    [
      ['Back', 'Volver'],
      ['Next', ''],
      ['Open', 'Abierta'],
    ],
  ].map((entries) => new Map(entries.map(([id = '', text = '']) => [id, text])))
  expect(findContradictions(catalogs)).toEqual([{ id: 'Back', texts: ['Atrás', 'Volver'] }])
})
