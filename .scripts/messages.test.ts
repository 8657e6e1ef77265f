import { expect, it } from 'vitest'

import { listMessages } from './messages.mjs'

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
