// What the components show in the guide. It stands for what a server sends and what screens say,
// so it is data, not words of the interface, and is the same in every language.
import type { Tone } from '#web/ui/feedback/badge.tsx'

export const sample = {
  person: 'Maria Fernanda Ortiz',
  email: 'maria.ortiz@northwind.example',
  company: 'Northwind Traders',
  short: 'Continue',
  hint: 'We write to this address only about your application.',
  error: 'Enter an address such as name@company.com.',
  question: 'I stay calm when several things go wrong at once.',
  paragraph:
    'Everything that you answered is kept on this device, and sent as soon as you are connected.',
  destructive:
    'The requisition “Warehouse lead” and its 3 interview guides will be deleted. The 128 applicants are kept.',
}

export const likert = [
  { value: '1', label: 'Strongly disagree' },
  { value: '2', label: 'Disagree' },
  { value: '3', label: 'Neither agree nor disagree' },
  { value: '4', label: 'Agree' },
  { value: '5', label: 'Strongly agree' },
]

export const shifts = [
  { value: 'day', label: 'Day shift', description: 'Monday to Friday, 7:00 to 15:30' },
  { value: 'evening', label: 'Evening shift', description: 'Monday to Friday, 15:00 to 23:30' },
  {
    value: 'night',
    label: 'Night shift',
    description: 'Not offered at this place',
    isDisabled: true,
  },
]

export const countries = [
  { value: 'us', label: 'United States' },
  { value: 'mx', label: 'México' },
  { value: 'ca', label: 'Canada' },
]

export type SampleApplicant = {
  id: string
  name: string
  city: string
  stage: string
  tone: Tone
  score: number | null
  appliedAt: string
}

export const applicants: readonly SampleApplicant[] = [
  {
    id: '1',
    name: 'Ana Castillo',
    city: 'Monterrey',
    stage: 'Interview',
    tone: 'blue',
    score: 91,
    appliedAt: '2026-11-19',
  },
  {
    id: '2',
    name: 'Benoît Lefèvre',
    city: 'Montréal',
    stage: 'Offer',
    tone: 'green',
    score: 84,
    appliedAt: '2026-11-18',
  },
  {
    id: '3',
    name: 'Chiamaka Okafor',
    city: 'Austin',
    stage: 'Screening',
    tone: 'blue',
    score: 67,
    appliedAt: '2026-11-18',
  },
  {
    id: '4',
    name: 'Daniel Kowalczyk',
    city: 'Chicago',
    stage: 'On hold',
    tone: 'amber',
    score: 48,
    appliedAt: '2026-11-16',
  },
  {
    id: '5',
    name: 'Elena Petrova',
    city: 'Austin',
    stage: 'Rejected',
    tone: 'red',
    score: 31,
    appliedAt: '2026-11-12',
  },
  {
    id: '6',
    name: 'Farid Haddad',
    city: 'Detroit',
    stage: 'Applied',
    tone: 'neutral',
    score: null,
    appliedAt: '2026-11-11',
  },
]

export const stages = [
  { id: 'applied', label: 'Applied', count: 1284 },
  { id: 'screening', label: 'Screening', count: 96 },
  { id: 'interview', label: 'Interview', count: 18 },
  { id: 'offer', label: 'Offer', count: 3 },
]

export const colours = [
  'paper',
  'surface',
  'surface-sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-soft',
  'blue',
  'green',
  'amber',
  'red',
] as const

export const textSizes = ['3xl', '2xl', 'xl', 'lg', 'base', 'md', 'sm', 'xs'] as const

export const markedSteps = [
  { id: 1, name: 'Assessments', state: 'done', activities: null },
  { id: 2, name: 'Site visit', state: 'skipped', activities: null },
  { id: 3, name: 'Interview', state: 'current', activities: { complete: 1, total: 3 } },
  { id: 4, name: 'Offer', state: 'ahead', activities: null },
] as const
