import { sessionExamples } from '../examples/session.ts'
import type { Slice } from '../slice.ts'
import * as firstAdmin from './first-admin.ts'
import * as invitations from './invitations.ts'
import * as mySessions from './my-sessions.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as secondFactors from './second-factors.ts'
import * as session from './session.ts'
import * as signOn from './sign-on.ts'
import * as userEmail from './user-email.ts'
import * as verification from './verification.ts'

export const sessionSlice: Slice = {
  name: 'session',
  modules: [
    firstAdmin,
    invitations,
    mySessions,
    passkeys,
    passwords,
    secondFactors,
    session,
    signOn,
    userEmail,
    verification,
  ],
  examples: [sessionExamples],
}
