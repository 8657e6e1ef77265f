// The requisition of the demo whose plan has an offer step, its applicants, and how far the offer of each is. Data only.
import { DEMO_CANDIDATE, DEMO_COMPANIES } from './companies.ts'

const company = DEMO_COMPANIES[0]
if (company === undefined) throw new Error('The demo has no company.')

export const OFFER_REQUISITION = {
  company,
  uuid: 'a7d35c18-4e92-4b0f-8c61-5fb2e09d7316',
  title: 'Fleet Maintenance Planner',
  details: {
    department: 'Operations',
    description:
      '<p>Plan the service of ninety trucks, order parts in time, and keep vehicles on the road.</p>',
    city: 'Savannah',
    state: 'GA',
    country_code: 'US',
    openings: 4,
  },
} as const

export const DEMO_APPROVAL_RULE = {
  name: 'Salary above 80,000 a year',
  condition: 'salary',
  yearly_salary_above: 80_000,
  currency: 'USD',
  department: null,
  approver_2_user_id: null,
  approver_3_user_id: null,
  approver_4_user_id: null,
  approver_5_user_id: null,
} as const

export type DemoOffer = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly salary: string
  readonly state: 'draft' | 'pending_approval' | 'sent' | 'accepted' | 'declined'
}

export const DEMO_OFFERS: readonly DemoOffer[] = [
  { ...DEMO_CANDIDATE, salary: '58000.00', state: 'sent' },
  person(['Nadia', 'Brooks'], { salary: '56500.00', state: 'draft' }),
  person(['Elias', 'Moreau'], { salary: '84000.00', state: 'pending_approval' }),
  person(['Ruth', 'Okafor'], { salary: '61000.00', state: 'accepted' }),
  person(['Pavel', 'Novotny'], { salary: '55000.00', state: 'declined' }),
]

function person(
  [firstName, lastName]: readonly [string, string],
  offer: Pick<DemoOffer, 'salary' | 'state'>,
): DemoOffer {
  // Other people of the demo have their whole name in their address.
  const email = `${firstName.slice(0, 1)}.${lastName}@example.com`.toLowerCase()
  return { firstName, lastName, email, ...offer }
}
