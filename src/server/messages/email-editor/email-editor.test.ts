import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { buildCompany, buildMember, buildPerson } from '#testing/builders.ts'
import { openSmtp } from '#testing/smtp.ts'
import { openTestApp } from '#testing/test-app.ts'
