// Example replies of `../user-profile.ts`.
import { getUserProfile, saveUserProfile, type UserProfile } from '../people/user-profile.ts'
import { example } from './example.ts'
import { candidate } from './session.ts'

/** Of someone who gave what is needed, and nothing of where they live. */
export const userProfile: UserProfile = {
  user_id: candidate.user_id,
  first_name: candidate.first_name,
  last_name: candidate.last_name,
  email: candidate.email,
  email2: null,
  phone_number: '+19125550114',
  is_opt_in: false,
  city: null,
  state_code: null,
  zip: null,
  country_code: null,
  linkedin_url: null,
  dob: '1990-02-28',
  gender: 'Female',
  saved_at: '2026-05-12T09:30:00.000Z',
}

export const userProfileExamples = [
  example(getUserProfile, { data: userProfile }),
  example(saveUserProfile, {
    data: {
      user_id: userProfile.user_id,
      saved_at: '2026-05-12T09:30:00.000Z',
      is_applied: true,
      server_time: '2026-05-12T09:30:01.000Z',
    },
  }),
]
