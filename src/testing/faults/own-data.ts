// What a person does that belongs to no attempt: agreeing to texts, saving their profile and their work experience, and
// answering equal-opportunity questions.
import { EEOC_CHOICES } from '#contract/privacy/eeoc-choices.ts'
import { keepConsent, retryConsents } from '#web/offline/consent-store.ts'
import { retryEeoc, saveEeoc } from '#web/offline/eeoc-store.ts'
import type { Offline } from '#web/offline/engine-of-page.ts'
import { retryExperiences, saveExperience } from '#web/offline/experience-store.ts'
import { retryProfile, saveProfile } from '#web/offline/profile-store.ts'

import type { Device } from './browser.ts'
import type { OwnWord } from './journal.ts'
import type { Person } from './person-pool.ts'

/** What a first save has to say, whatever else it says. */
const REQUIRED = { dob: '1990-02-28', gender: 'Female' } as const

/** What an entry says beside its title. */
const NO_DETAILS = {
  company_name: 'Harbour Ltd',
  description: '',
  start_date: null,
  end_date: null,
  is_current: false,
  location: '',
  state: '',
  country_code: null,
  position_type: null,
  field: '',
} as const

type Here = { readonly device: Device; readonly step: () => boolean }

/** Notes that it is said before it is kept, and that it is promised once it is kept on a page that lives. */
async function say(
  { device, step }: Here,
  { offline, word, keep }: { offline: Offline; word: OwnWord; keep: () => Promise<unknown> },
): Promise<void> {
  device.journal.saidOwn.push({ ...word, device: device.index })
  await keep()
  if (step()) device.journal.promiseOwn(word)
  offline.engine.wake()
}

/** They are told that it is noted once this device has it; no one is told on a page that died over it. */
export async function agree(
  here: Here,
  { offline, person, text }: { offline: Offline; person: Person; text: number },
): Promise<void> {
  const textId = person.texts[text % person.texts.length] ?? 0
  const shown = [{ text_id: textId, language: 'en' as const }]
  await say(here, {
    offline,
    word: { ownerId: person.userId, kind: 'consent', what: textId },
    keep: () => keepConsent(offline, { shown, door: 'asked', now: offline.store.now() }),
  })
}

/** As above. No other user ever lives in their town. */
export async function live(
  here: Here,
  { offline, person, town }: { offline: Offline; person: Person; town: number },
): Promise<void> {
  const city = `Town ${town} of ${person.userId}`
  await say(here, {
    offline,
    word: { ownerId: person.userId, kind: 'profile', what: city },
    keep: () => saveProfile(offline, { fields: { ...REQUIRED, city }, now: offline.store.now() }),
  })
}

/** As above. One of two entries, by names that are no one else's; deleted where `title` is 0. */
export async function work(
  here: Here,
  { offline, person, title }: { offline: Offline; person: Person; title: number },
): Promise<void> {
  const entry = `00000000-0000-4000-8000-${String(person.userId * 2 + (title % 2)).padStart(12, '0')}`
  const what = title === 0 ? '' : `Title ${title} of ${person.userId}`
  const fields = title === 0 ? null : { ...NO_DETAILS, title: what }
  await say(here, {
    offline,
    word: { ownerId: person.userId, kind: 'experience', entry, what },
    keep: () => saveExperience(offline, { userJobId: entry, fields, now: offline.store.now() }),
  })
}

/** As above, of one of their applications. */
export async function answerEeoc(
  here: Here,
  { offline, person, choice }: { offline: Offline; person: Person; choice: number },
): Promise<void> {
  const race = EEOC_CHOICES.race[choice % EEOC_CHOICES.race.length] ?? 'decline'
  const refId = person.activities[0]?.refId ?? 0
  const answers = { gender: null, race, veteran: null, disability: null }
  await say(here, {
    offline,
    word: { ownerId: person.userId, kind: 'eeoc', refId, what: race },
    keep: () => saveEeoc(offline, { refId, answers, now: offline.store.now() }),
  })
}

/** Has what was refused sent again. */
export async function retryOwn(offline: Offline): Promise<void> {
  await retryProfile(offline)
  await retryExperiences(offline)
  await retryConsents(offline)
  await retryEeoc(offline)
  offline.engine.wake()
}
