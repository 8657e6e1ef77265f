import { readdirSync } from 'node:fs'

import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

import { candidateFeatures } from './.scripts/areas.mjs'

const FEATURES = 'src/web/features'
const LOCALES = 'src/web/i18n/locales/{locale}'
const SETTINGS = `${FEATURES}/settings`
/** A company edits its emails in its settings, and the provider everyone's. */
const EMAIL_EDITOR = `${FEATURES}/email-editor`
const INTERVIEWING = `${FEATURES}/interviewing`
const KIOSK = `${FEATURES}/kiosk`
const JOB_EXPERIENCES = `${FEATURES}/job-experiences`
const USER_PROFILE = `${FEATURES}/user-profile`
const OWN_OFFERS = `${FEATURES}/own-offers`
const OWN_JOBS = `${FEATURES}/own-jobs`
const DEVICE_CHECK = `${FEATURES}/device-check`

const STAFF = [
  'src/web/ui/staff',
  ...readdirSync(FEATURES)
    .filter((feature) => !candidateFeatures.includes(feature))
    .map((feature) => `${FEATURES}/${feature}`)
    .filter((folder) => folder !== SETTINGS && folder !== EMAIL_EDITOR),
]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr'],
  fallbackLocales: { default: 'en' },
  // One for what everyone downloads; what only staff see comes with their screens (src/web/i18n/staff-catalogs.ts), and so
  // do what interviewers see, a person's profile and work experience and the public device check, which open without network
  // as well (src/web/i18n/interviewing-catalog.ts, user-profile-catalog.ts, job-experiences-catalog.ts, device-check-catalog.ts),
  // a candidate's offers and jobs (own-offers-catalog.ts, own-jobs-catalog.ts), and what stands on a kiosk station (kiosk-catalog.ts).
  catalogs: [
    {
      path: `${LOCALES}/messages`,
      include: ['src/web'],
      exclude: [
        ...STAFF,
        SETTINGS,
        EMAIL_EDITOR,
        INTERVIEWING,
        USER_PROFILE,
        JOB_EXPERIENCES,
        OWN_OFFERS,
        OWN_JOBS,
        DEVICE_CHECK,
        KIOSK,
      ].map((path) => `${path}/**`),
    },
    { path: `${LOCALES}/staff`, include: STAFF },
    { path: `${LOCALES}/settings`, include: [SETTINGS, EMAIL_EDITOR] },
    { path: `${LOCALES}/interviewing`, include: [INTERVIEWING] },
    { path: `${LOCALES}/user-profile`, include: [USER_PROFILE] },
    { path: `${LOCALES}/job-experiences`, include: [JOB_EXPERIENCES] },
    { path: `${LOCALES}/own-offers`, include: [OWN_OFFERS] },
    { path: `${LOCALES}/own-jobs`, include: [OWN_JOBS] },
    { path: `${LOCALES}/kiosk`, include: [KIOSK] },
    { path: `${LOCALES}/device-check`, include: [DEVICE_CHECK] },
  ],
  runtimeConfigModule: { Trans: ['#web/i18n/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
