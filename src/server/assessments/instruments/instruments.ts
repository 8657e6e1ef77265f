// Every version of every instrument that this build of the app knows.
import { competencies } from './competencies/competencies.ts'
import type { Instrument } from './instrument.ts'
import { numerical } from './numerical/numerical.ts'
import { personality } from './personality/personality.ts'
import { videoIntroduction } from './video-introduction/video-introduction.ts'

export const INSTRUMENTS: readonly Instrument[] = [
  personality,
  competencies,
  numerical,
  videoIntroduction,
]
