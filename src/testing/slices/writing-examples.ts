// Example requests of help with writing.
import type { SliceExamples } from '../slice-examples.ts'

export const writingExamples: SliceExamples = {
  bodies: {
    writeText: { token: 'none', command: 'fix', text: '<p>Helo</p>', language: 'en' },
  },
}
