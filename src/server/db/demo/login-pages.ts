// The links that the demo's first company has handed out, and the pathway that one of them leads to. Data only.
import type { LoginPageKind, InvitationKind } from '#contract/session/invitations.ts'

import { DEMO_COMPANIES } from './companies.ts'

const [company] = DEMO_COMPANIES
const [requisition] = company?.requisitions ?? []
if (company === undefined || requisition === undefined)
  throw new Error('The demo has no company with a requisition.')

/** The company and the requisition that the links are about, by uuid. */
export const DEMO_INVITING = { companyUuid: company.uuid, jobUuid: requisition.uuid }

/** The first profile of the people who work there, which the link for employees leads to. */
export const DEMO_PROFILE = { uuid: '5b0e9a3c-7d21-4c86-9f4e-18c2a6d7e035' }
export const DEMO_PROFILE_TITLE = 'Warehouse Associate'

export const DEMO_PATHWAY = {
  uuid: '2d64c8b0-9f37-4a15-8ce2-5b70e1a9d316',
  title: 'Team lead pathway',
  department: 'Operations',
  description: 'For people of ours who would like to lead a shift: find out what you bring to it.',
}

export const DEMO_INVITATIONS: Readonly<Record<InvitationKind, string>> = {
  interview: 'a41e7f52-3c08-4d9b-b6e5-0f1d8c27a921',
  scorecard: 'b85c20d9-7e14-4f63-9a0c-62d3f94b1e22',
  'career-pathways': 'c09d3b6a-518f-4ae7-8d24-e7a5c0813f23',
  'interview-list': 'd7f26e81-a4c3-4b50-92d8-14b96a7e5c24',
}

/** Where each of the links enters, for the start-up message and for tests; `subject` is whose scorecard it is. */
export function demoLoginPages(
  subject: number,
): readonly { kind: LoginPageKind | 'participant'; path: string }[] {
  return [
    { kind: 'participant', path: `/?pc=${DEMO_PROFILE.uuid}` },
    { kind: 'interview', path: `/?in=${DEMO_INVITATIONS.interview}` },
    { kind: 'scorecard', path: `/?sc=${DEMO_INVITATIONS.scorecard}&id=${subject}` },
    { kind: 'career-pathways', path: `/?cp=${DEMO_INVITATIONS['career-pathways']}` },
    { kind: 'interview-list', path: `/?ins=${DEMO_INVITATIONS['interview-list']}` },
    { kind: 'admin', path: `/login/admin/${DEMO_INVITING.companyUuid}` },
  ]
}
