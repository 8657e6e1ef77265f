// Example replies of `../applicant-invitations.ts`.
import {
  getInviteMessage,
  inviteApplicant,
  listInvitedApplicants,
  previewInviteMessage,
  saveInviteMessage,
  type ApplicantInvitation,
  type InviteMessage,
} from '../applicants/applicant-invitations.ts'
import { example } from './example.ts'

export const inviteMessage: InviteMessage = {
  subject: 'Apply for {{job_name}}',
  body: '<p>Hello {{first_name|:there}},</p><p>Apply here: {{job_invite_link}}</p>',
  language: 'en',
  is_default: true,
}

export const invitedApplicant: ApplicantInvitation = {
  applicant_invitation_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7a01',
  email: 'ines@duarte.example',
  full_name: 'Inês Duarte',
  state: 'sent',
  invited_at: '2026-03-04T14:30:00.000Z',
  invited_by: 'Rosa Marsh',
}

export const applicantInvitationExamples = [
  example(getInviteMessage, { data: inviteMessage }),
  example(saveInviteMessage, { data: { ...inviteMessage, is_default: false } }),
  example(previewInviteMessage, {
    data: {
      subject: 'Apply for Warehouse Lead',
      body: '<p>Hello Inês,</p><p>Apply here: https://fairlead.example/j/k1</p>',
      reply_to: 'rosa@harbor.example',
      missing: [],
    },
  }),
  example(inviteApplicant, { data: { ...invitedApplicant, state: 'waiting' } }),
  example(listInvitedApplicants, {
    data: [invitedApplicant],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
]
