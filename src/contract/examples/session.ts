// Example replies of `../session.ts`, and the people whom the other examples are about.
import {
  createUser,
  getCurrentUser,
  login,
  refreshToken,
  signInByLink,
  type CurrentUser,
  type Role,
} from '../session/session.ts'
import { verifyEmail } from '../session/verification.ts'
import { example } from './example.ts'

const recruiterRole: Role = {
  account_id: 7,
  account_name: 'Harbor & Pine Logistics',
  role_name: 'Recruiter',
  all_employee_access: false,
  company_settings_access: false,
  full_access: false,
  job_profile_access: true,
  performance_access: false,
  private_data_access: true,
  company_dashboard_access: true,
  smartreq_access: true,
  all_pathways_access: true,
}

export const candidate: CurrentUser = {
  user_id: 41,
  uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d41',
  first_name: 'Ines',
  last_name: 'Duarte',
  email: 'ines.duarte@example.com',
  is_email_verified: true,
  language: 'en',
  is_jf_admin: false,
  track_user_with_pendo: false,
  is_second_factor_due: false,
  roles: [],
}

export const recruiter: CurrentUser = {
  ...candidate,
  user_id: 12,
  uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d12',
  first_name: 'Maya',
  last_name: 'Torres',
  email: 'maya.torres@harborpine.example.com',
  roles: [recruiterRole],
}

/** Staff who see the requisitions of their teams only. */
export const interviewer: CurrentUser = {
  ...recruiter,
  user_id: 13,
  uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d13',
  first_name: 'Owen',
  last_name: 'Blake',
  email: 'owen.blake@harborpine.example.com',
  roles: [
    {
      ...recruiterRole,
      role_name: 'Interviewer',
      job_profile_access: false,
      private_data_access: false,
      company_dashboard_access: false,
      smartreq_access: false,
      all_pathways_access: false,
    },
  ],
}

const signedIn = { data: { token: 'access.token', refresh: 'refresh.token', user: candidate } }

export const sessionExamples = [
  example(getCurrentUser, { data: candidate }),
  example(login, signedIn),
  example(createUser, signedIn),
  example(signInByLink, signedIn),
  example(verifyEmail, { data: { password_link: null } }),
  example(refreshToken, signedIn),
]
