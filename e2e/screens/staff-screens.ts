/** What staff and the provider see, the settings apart. */
import { openPosition } from '../pages/candidate.ts'
import { openApplicants, openScorecard, openTrail } from '../pages/staff.ts'
import type { Screen } from './screen.ts'

export const staffScreens: Screen[] = [
  { name: 'requisitions', path: '/hire', role: 'recruiter', title: 'Requisitions' },
  {
    name: 'applicants',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openApplicants,
  },
  {
    name: 'scorecard',
    path: '/hire',
    role: 'recruiter',
    title: /\p{Lu}\S+ \p{Lu}.+/u,
    prepare: openScorecard,
  },
  {
    name: 'trail',
    path: '/hire',
    role: 'recruiter',
    title: /What the devices sent: \p{Lu}\S+ \p{Lu}.+/u,
    prepare: openTrail,
  },
  { name: 'no-company', path: '/hire', role: 'provider', title: 'You are not in a company yet' },
  { name: 'styleguide', path: '/styleguide', role: 'provider', title: 'Fairlead UI' },
]
