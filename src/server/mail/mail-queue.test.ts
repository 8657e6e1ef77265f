import { expect, it } from 'vitest'

import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'

const smtp = await openSmtp()
const mail = createSmtpMail({ url: smtp.url, from: 'Fairlead <no-reply@hiring.example>' })
const test = await openTestApp({ queue: 'real', mail })

it('a message goes through the real queue to a real mail server, again after a refusal for now', async () => {
  smtp.refuseWith(451)
  const { email } = await test.signUp()
  await smtp.until(1)
  await test.client().post('/auth/v1/forgot-password/', { email })
  await smtp.until(2)
  expect(smtp.received.map(({ to, headers }) => [to, headers['subject']])).toEqual([
    [[email], 'Confirm your email address for Fairlead'],
    [[email], 'Set a new Fairlead password'],
  ])
})
