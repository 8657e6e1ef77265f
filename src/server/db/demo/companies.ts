import type { RolePresetName } from '#contract/access/role-presets.ts'
// The two demo companies: staff, requisitions, and what each requisition weighs. Data only.
import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import type { CompanyDetails } from '#contract/settings/company-details.ts'

import type { Place } from './people.ts'

export const DEMO_PASSWORD = 'Fairlead-demo-1'

export const DEMO_PROVIDER = {
  firstName: 'Robin',
  lastName: 'Ashford',
  email: 'provider@fairlead.example.com',
}

/** A user with an application that is open to be filled in. */
export const DEMO_CANDIDATE = {
  firstName: 'Camila',
  lastName: 'Ortega',
  email: 'candidate@example.com',
}

type DemoStaff = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: RolePresetName
}

export type DemoRequisition = {
  readonly uuid: string
  readonly title: string
  readonly department: string
  readonly description: string
  readonly status: RequisitionStatus
  readonly openings: number
  readonly applicants: number
  /** Days before today; null when it never opened. */
  readonly openedDaysAgo: number | null
  /** When it was put on hold or closed: nothing happens afterwards. */
  readonly stoppedDaysAgo: number | null
  /** Its own town first. */
  readonly places: readonly Place[]
  readonly weights: readonly (readonly [attribute: string, weight: number])[]
  /** What else it offers to applicants of today, beside the questionnaires that all took. */
  readonly optionalActivities?: readonly string[]
  /** The questions of the company's library that its interview asks; left out where the plan has no interview. */
  readonly interview?: readonly string[]
  /** Whom of the staff its team has beside the recruiter. */
  readonly team: readonly RolePresetName[]
}

export type DemoCompany = {
  readonly uuid: string
  readonly name: string
  readonly logoUrl: string
  /** By its code. */
  readonly companySize: CompanyDetails['company_size']
  readonly timeZone: string
  /** The contact for candidates' questions. */
  readonly candidateContact: string
  /** What is switched on. */
  readonly preferences: readonly string[]
  readonly staff: readonly DemoStaff[]
  readonly requisitions: readonly DemoRequisition[]
}

/** Who looks at the dashboard asks the equal-opportunity questions. */
export function asksEeoc({ preferences }: DemoCompany): boolean {
  return preferences.includes('EEOC_DASHBOARD')
}

const SAVANNAH = placesIn('GA', [
  'Savannah',
  'Pooler',
  'Garden City',
  'Port Wentworth',
  'Hinesville',
])
const SAN_ANTONIO = placesIn('TX', [
  'San Antonio',
  'New Braunfels',
  'Schertz',
  'Converse',
  'Seguin',
])
const PROVIDENCE = placesIn('RI', ['Providence', 'Pawtucket', 'Cranston', 'Warwick', 'Newport'])

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    uuid: '5f0c1a52-6b1e-4d0f-9a57-3d1c8f4e2a01',
    name: 'Harbor & Pine Logistics',
    logoUrl: logo('#1f5f4a', 'M16 5l7 11h-4l4 7H9l4-7H9z'),
    companySize: 5,
    timeZone: 'America/New_York',
    candidateContact: 'jobs@harborpine.example.com',
    preferences: ['PATHWAY_ACCESS', 'EEOC_DASHBOARD'],
    staff: [
      staff('Renata', 'Caldwell', 'recruiter@harborpine.example.com', 'Recruiter'),
      staff('Marcus', 'Whitfield', 'manager@harborpine.example.com', 'Hiring manager'),
      staff('Ines', 'Duarte', 'interviewer@harborpine.example.com', 'Interviewer'),
      staff('Olga', 'Petrovic', 'admin@harborpine.example.com', 'Account admin'),
      staff('Tomás', 'Herrera', 'coordinator@harborpine.example.com', 'Coordinator'),
      staff('Wei', 'Zhang', 'analyst@harborpine.example.com', 'Analyst'),
      staff('Lena', 'Fischer', 'limited@harborpine.example.com', 'Limited'),
    ],
    requisitions: [
      {
        uuid: '0b6f3f0e-52c4-4a3b-8f5d-6d2f1c7e9a10',
        title: 'Warehouse Associate',
        department: 'Operations',
        description:
          'Receive, store and pick goods on a day or evening shift, and keep the aisles safe for everyone.',
        status: 'open',
        openings: 90,
        applicants: 690,
        openedDaysAgo: 340,
        stoppedDaysAgo: null,
        places: SAVANNAH,
        // The user who has no camera still submits.
        optionalActivities: ['video-introduction'],
        weights: [
          ['reliability', 3],
          ['teamwork', 2],
          ['conscientiousness', 2],
          ['handling-pressure', 1],
          ['agreeableness', 1],
        ],
        team: ['Hiring manager', 'Interviewer'],
      },
      {
        uuid: '7c2d9a44-18be-4f7a-b6a3-92e05d8c4b11',
        title: 'Customer Service Representative',
        department: 'Customer care',
        description:
          'Answer customers by phone and chat in English and Spanish, and see their deliveries through.',
        status: 'open',
        openings: 75,
        applicants: 580,
        openedDaysAgo: 300,
        stoppedDaysAgo: null,
        places: SAN_ANTONIO,
        optionalActivities: ['numerical', 'video-introduction'],
        weights: [
          ['customer-focus', 3],
          ['handling-pressure', 2],
          ['agreeableness', 2],
          ['learning-agility', 1],
          ['extraversion', 1],
        ],
        interview: ['motivation', 'upset-customer', 'promise'],
        team: ['Hiring manager', 'Interviewer'],
      },
      {
        uuid: 'e19b7d35-6c0a-4b62-93f8-40a7d2c51e12',
        title: 'Dispatch Coordinator',
        department: 'Operations',
        description: 'Plan the day’s routes, keep drivers informed, and solve what goes wrong.',
        status: 'closed',
        openings: 9,
        applicants: 190,
        openedDaysAgo: 360,
        stoppedDaysAgo: 150,
        places: SAVANNAH,
        weights: [
          ['handling-pressure', 3],
          ['conscientiousness', 2],
          ['initiative', 2],
          ['reliability', 2],
        ],
        team: [],
      },
      {
        uuid: '3a84c6f1-d97e-4e05-a1b2-7f63e0985c13',
        title: 'Forklift Operator',
        department: 'Operations',
        description: 'Move pallets between dock and racks with a counterbalance or a reach truck.',
        status: 'on_hold',
        openings: 12,
        applicants: 100,
        openedDaysAgo: 210,
        stoppedDaysAgo: 60,
        places: SAN_ANTONIO,
        weights: [
          ['reliability', 3],
          ['conscientiousness-cautiousness', 2],
          ['conscientiousness', 1],
        ],
        interview: ['motivation', 'conflict', 'promise'],
        team: ['Hiring manager', 'Interviewer'],
      },
      {
        uuid: 'c50e2b78-f4a1-4c9d-8e36-1b9d74a6f014',
        title: 'Regional Operations Manager',
        department: 'Operations',
        description: 'Lead four sites through the next stage of growth.',
        status: 'draft',
        openings: 1,
        applicants: 0,
        openedDaysAgo: null,
        stoppedDaysAgo: null,
        places: SAVANNAH,
        weights: [
          ['initiative', 2],
          ['teamwork', 2],
          ['extraversion-assertiveness', 1],
        ],
        team: [],
      },
    ],
  },
  {
    uuid: '8d7e4b60-2f93-4c18-b5ea-c06a91f3d702',
    name: 'Bluefin Care',
    logoUrl: logo('#1d4f8c', 'M5 17c6-9 14-9 22 0-8 7-16 7-22 0z'),
    companySize: 4,
    timeZone: 'America/New_York',
    candidateContact: '(210) 555-0117',
    preferences: ['WHITE_LABEL_LOGO'],
    staff: [
      staff('Ingrid', 'Solberg', 'admin@bluefin.example.com', 'Account admin'),
      staff('Noah', 'Lindqvist', 'recruiter@bluefin.example.com', 'Recruiter'),
      staff('Priya', 'Raman', 'manager@bluefin.example.com', 'Hiring manager'),
      staff('Étienne', 'Marchetti', 'interviewer@bluefin.example.com', 'Interviewer'),
    ],
    requisitions: [
      {
        uuid: '96f1d8a3-0e5b-47c2-9d74-b28c3e6f5a15',
        title: 'Care Assistant',
        department: 'Home care',
        description:
          'Visit people at home, help them through their day, and notice what has changed.',
        status: 'open',
        openings: 80,
        applicants: 480,
        openedDaysAgo: 280,
        stoppedDaysAgo: null,
        places: PROVIDENCE,
        optionalActivities: ['numerical', 'video-introduction', 'interests', 'values'],
        weights: [
          ['reliability', 3],
          ['customer-focus', 2],
          ['teamwork', 2],
          ['agreeableness-sympathy', 2],
          ['handling-pressure', 2],
        ],
        interview: ['conflict', 'changed-plans', 'promise', 'upset-customer'],
        team: ['Hiring manager', 'Interviewer'],
      },
    ],
  },
]

/** The requisitions that take applications, for the start-up message and for tests. */
export const demoPostings = DEMO_COMPANIES.flatMap(({ name, requisitions }) =>
  requisitions
    .filter(({ status }) => status === 'open')
    .map(({ title, uuid, optionalActivities }) => ({
      title,
      uuid,
      company: name,
      optionalActivities,
    })),
)

/** Everyone who can sign in with `DEMO_PASSWORD`; the company is null for those who belong to none. */
export const demoSignIns: readonly { email: string; role: string; company: string | null }[] = [
  { email: DEMO_PROVIDER.email, role: 'Provider admin', company: null },
  ...DEMO_COMPANIES.flatMap(({ name, staff: people }) =>
    people.map(({ email, role }) => ({ email, role, company: name })),
  ),
  { email: DEMO_CANDIDATE.email, role: 'Candidate', company: null },
]

function placesIn(stateCode: string, cities: readonly string[]): Place[] {
  return cities.map((city) => ({ city, stateCode }))
}

// In the row itself: pages load no image from elsewhere.
function logo(colour: string, path: string): string {
  const square = `<rect width="32" height="32" rx="7" fill="${colour}"/>`
  const mark = `<path d="${path}" fill="#fff"/>`
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${square}${mark}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(image)}`
}

function staff(
  ...[firstName, lastName, email, role]: [string, string, string, RolePresetName]
): DemoStaff {
  return { firstName, lastName, email, role }
}
