import { describe, expect, it } from 'vitest'

import { createRecording } from '../assessments/media.ts'
import { saveJobExperience } from '../people/job-experiences.ts'
import { saveUserProfile } from '../people/user-profile.ts'
import { nameTextSchema } from './shape.ts'

describe('a name', () => {
  it.each([
    ['a line break and a tab', 'Ines\r\n\tDuarte', 'Ines Duarte'],
    ['a sign that turns the direction of what follows', 'Ines\u202Eetraud', 'Inesetraud'],
    ['isolated directions', '\u2066Ines\u2069', 'Ines'],
    ['spaces around it', '  Ines ', 'Ines'],
    [
      'joiners that scripts and emoji are written with',
      'می\u200cخواهم 👩\u200d🔧',
      'می\u200cخواهم 👩\u200d🔧',
    ],
    ['nothing, which is another rule’s to refuse', '', ''],
  ])('with %s is one plain line', (_, given, stored) => {
    expect(nameTextSchema.parse(given)).toBe(stored)
  })

  it.each(['\u200B\u200B', '\u3164\u115F', '\u2800', '\uFEFF\u00AD', '\u200F'])(
    'of nothing but %j is refused: no one could choose it in a list',
    (given) => expect(nameTextSchema.safeParse(given).success).toBe(false),
  )

  it('keeps its other rules', () => {
    const schema = nameTextSchema.min(2).max(5)
    const fits = ['I', 'Ines', 'I\u202E', 'Ines Duarte'].map(
      (name) => schema.safeParse(name).success,
    )
    expect(fits).toEqual([false, true, false, false])
  })
})

const TURNED = 'Salt\u202Emarsh'

it.each([
  ['the city of a profile', saveUserProfile.body.shape.city],
  ['the place of a position', saveJobExperience.body.shape.fields.unwrap().shape.location],
  ['the name of a file', createRecording.body.shape.file_name],
])('%s does not turn the words behind it', (_, schema) => {
  expect(schema.parse(TURNED)).toBe('Saltmarsh')
})
