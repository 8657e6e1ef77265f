// The options of an offer activity: without zod, so that the plan editor can read them as well.
import type { JobTeamRole } from '../access/job-team-roles.ts'

/** The roles of a hiring team whose members can sign offers for the company. */
export const OFFER_SIGNER_ROLES = [
  'hiring_manager',
  'recruiter',
  'coordinator',
  'offer_sender',
] as const satisfies readonly JobTeamRole[]
export type OfferSignerRole = (typeof OFFER_SIGNER_ROLES)[number]

/** A letter has room for so many signatures of the company. */
export const MOST_SIGNER_ROLES = 2

/** Whether signers are reminded as the company's settings say, at a time of its own, or not at all. */
export const OFFER_REMINDERS = ['company', 'own', 'none'] as const
export type OfferReminder = (typeof OFFER_REMINDERS)[number]

export const AFTER_ACCEPTANCE = ['nothing', 'next_step'] as const
export type AfterAcceptance = (typeof AFTER_ACCEPTANCE)[number]

/** `sender_task`: a task for the user who sent the offer. */
export const AFTER_DECLINE = ['nothing', 'sender_task'] as const
export type AfterDecline = (typeof AFTER_DECLINE)[number]
