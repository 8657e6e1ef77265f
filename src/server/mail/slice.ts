import type { Slice } from '../slice.ts'
import { sendMail } from './send-mail.ts'

export const mailSlice: Slice = {
  name: 'mail',
  jobs: (deps) => ({
    'send-mail': (job) => sendMail(deps, job),
  }),
}
