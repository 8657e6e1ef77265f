// The job profiles of the demo companies, and how people come and go in them. Data only.
import { DEMO_COMPANIES } from './companies.ts'
import type { Place } from './people.ts'

export type DemoProfile = {
  readonly title: string
  readonly department: string
  /** How many of a hundred people who start begin here. */
  readonly share: number
  /** Half of those who start have left after so many months. */
  readonly medianMonths: number
  /** The profile that some of its people move to. */
  readonly leadsTo?: string
}

export type DemoWorkforce = {
  /** The company's uuid. */
  readonly company: string
  /** How many people work, worked or will work there, beside those whom the demo's requisitions hired. */
  readonly people: number
  readonly years: number
  /** False for a company whose records hold current staff alone. */
  readonly hasLeavers: boolean
  readonly profiles: readonly DemoProfile[]
  readonly places: readonly Place[]
}

const [harbor, bluefin] = DEMO_COMPANIES

export const DEMO_WORKFORCES: readonly DemoWorkforce[] = [
  {
    company: harbor?.uuid ?? '',
    people: 1200,
    years: 4,
    hasLeavers: true,
    profiles: [
      {
        title: 'Warehouse Associate',
        department: 'Operations',
        share: 46,
        medianMonths: 13,
        leadsTo: 'Forklift Operator',
      },
      {
        title: 'Customer Service Representative',
        department: 'Customer care',
        share: 20,
        medianMonths: 17,
        leadsTo: 'Dispatch Coordinator',
      },
      { title: 'Forklift Operator', department: 'Operations', share: 15, medianMonths: 22 },
      {
        title: 'Dispatch Coordinator',
        department: 'Operations',
        share: 9,
        medianMonths: 30,
        leadsTo: 'Shift Supervisor',
      },
      { title: 'Shift Supervisor', department: 'Operations', share: 7, medianMonths: 44 },
      {
        title: 'Regional Operations Manager',
        department: 'Operations',
        share: 3,
        medianMonths: 60,
      },
    ],
    places: [
      { city: 'Providence', stateCode: 'RI' },
      { city: 'Cranston', stateCode: 'RI' },
      { city: 'Fall River', stateCode: 'MA' },
    ],
  },
  {
    company: bluefin?.uuid ?? '',
    people: 60,
    years: 3,
    hasLeavers: false,
    profiles: [
      { title: 'Care Assistant', department: 'Home care', share: 90, medianMonths: 24 },
      { title: 'Care Coordinator', department: 'Home care', share: 10, medianMonths: 40 },
    ],
    places: [{ city: 'Portland', stateCode: 'ME' }],
  },
]
