// What the parts of a plan are called.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'

import type { BuilderStep, SetupPart } from './setup-paths.ts'

export const TEAM_ROLE_LABELS: Readonly<Record<JobTeamRole, MessageDescriptor>> = {
  recruiter: msg`Recruiter`,
  hiring_manager: msg`Hiring manager`,
  coordinator: msg`Coordinator`,
  interviewer: msg`Interviewer`,
  offer_sender: msg`Offer sender`,
}

export const ACTION_LABELS: Readonly<Record<RequisitionAction, MessageDescriptor>> = {
  request_approval: msg`Ask for approval`,
  approve: msg`Approve and open`,
  send_back: msg`Send back`,
  withdraw_request: msg`Take the request back`,
  open: msg`Open`,
  hold: msg({ message: 'Put on hold', context: 'action' }),
  close: msg`Close`,
  cancel: msg`Cancel the requisition`,
  reopen: msg`Reopen`,
}

/** What an action means for who applied and for who may apply. */
export const ACTION_EFFECTS: Readonly<Record<RequisitionAction, MessageDescriptor>> = {
  request_approval: msg`Your company’s approvers are emailed. No one can apply until one of them approves.`,
  approve: msg`People can apply with the link, using the current plan. The requester is emailed.`,
  send_back: msg`The requisition becomes a draft again, with your reason. The requester is emailed.`,
  withdraw_request: msg`The requisition becomes a draft again. You can change it and ask later.`,
  open: msg`People can apply with the link, by the plan as it is now.`,
  hold: msg`No one can apply until you open it again. Applicants who have started can continue.`,
  close: msg`No one can apply any more. Applicants who are under way stay in the list as they are.`,
  cancel: msg`The position is not filled. No one can apply any more, and applicants stay in the list as they are.`,
  reopen: msg`People can apply again with the same link.`,
}

/** What could not be loaded of a part of the setup, or a step of the builder, that does not say so itself. */
export const LOAD_PROBLEMS: Partial<Readonly<Record<SetupPart | BuilderStep, MessageDescriptor>>> =
  {
    'screening-plan': msg`The plan could not be loaded`,
    attributes: msg`The attributes could not be loaded`,
    questions: msg`The questions could not be loaded`,
    'application-form': msg`The application form could not be loaded`,
    details: msg`The details could not be loaded`,
    complete: msg`The requisition could not be loaded`,
    'team-members': msg`The team could not be loaded`,
  }
