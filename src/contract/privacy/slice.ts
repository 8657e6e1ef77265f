import { consentExamples } from '../examples/consents.ts'
import { eeocExamples } from '../examples/eeoc.ts'
import type { Slice } from '../slice.ts'
import * as consents from './consents.ts'
import * as eeoc from './eeoc.ts'
import * as legalHolds from './legal-holds.ts'
import * as privacy from './privacy.ts'
import * as retention from './retention.ts'

export const privacySlice: Slice = {
  name: 'privacy',
  modules: [consents, eeoc, legalHolds, privacy, retention],
  examples: [consentExamples, eeocExamples],
}
