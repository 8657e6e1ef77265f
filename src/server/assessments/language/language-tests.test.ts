import { describe, expect, it } from 'vitest'

import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import { HEARING, HEARING_QUESTION, LEFT_OUT } from '#contract/assessments/language-parts.ts'
import type { LanguageTestSettings } from '#contract/assessments/language-tests.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  revision,
  save,
  startAttempt,
  submit,
  type Candidate,
} from '#testing/candidate.ts'
import { makeRecording } from '#testing/recordings.ts'
import { applyByPlan, publishActivity, saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'
import { startTimerBody } from '#testing/timing.ts'

import { itemsOf } from '../instruments/language-test/language-content.ts'
import { scoreAttempt } from '../score-attempt.ts'

const SLUG = 'language-test'
const TEXT = `Dear customer, ${'we are sorry '.repeat(30)}and send you another one.`

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const requisition = await buildRequisition(database, { company, instruments: [SLUG] })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

const SETTINGS: LanguageTestSettings = {
  kind: 'language-test',
  language: 'en',
  instruction_language: 'es',
}
const { reading, listening } = itemsOf('en')
const CLIPS = ['clip-appointment', 'clip-platform', 'clip-machine', 'clip-meeting']

type Given = Record<string, AnswerValue>

/** Right answers to the items, save for the first few, which are wrong. */
function answersTo(items: typeof reading, { wrong }: { wrong: number }): Given {
  const entries = items.map(({ id, item }, index): [string, number] => {
    const right = item.choices.indexOf(item.right) + 1
    return [id, index < wrong ? (right % 4) + 1 : right]
  })
  return Object.fromEntries(entries)
}

function playing(value: AnswerValue): Given {
  return Object.fromEntries(CLIPS.map((id) => [id, value]))
}

async function scorecardOf({ userSmartreqId }: { userSmartreqId: number }) {
  const url = `/smartreq/v1/user-smartreq/${userSmartreqId}/scorecard/`
  const { data } = (await recruiter.get(url)).body
  return { ...data.activities.at(-1), fit: data.applicant.score }
}

/** What is spoken, recorded and arrived. */
async function speak({ client }: Candidate, attemptId: string): Promise<Given> {
  const { accountId } = company
  const record = (questionId: string) =>
    makeRecording(test, { client, accountId, attemptId, questionId, mime: 'audio/webm' })
  return { 'speaking-1': await record('speaking-1'), 'speaking-2': await record('speaking-2') }
}

/** Begins the parts with a limit so many minutes ago. */
async function beginParts({ client }: Candidate, given: { attemptId: string; minutesAgo: number }) {
  const { attemptId, minutesAgo } = given
  const startedAt = new Date(Date.now() - minutesAgo * 60_000)
  for (const part of ['reading', 'listening', 'writing']) {
    const body = startTimerBody({ attemptId, timer: `section:${part}`, startedAt })
    expect((await client.post('/user-response/v1/start-times/', body)).status).toBe(200)
  }
}

function send({ client }: Candidate, { attemptId, given }: { attemptId: string; given: Given }) {
  const answers = Object.entries(given).map(([id, value]) => revision(id, { value }))
  return submit(client, { attemptId, answers })
}

/** Answers this and the speaking part, with the time of all others over, and submits. */
async function finish(candidate: Candidate, given: Given) {
  const attemptId = await startAttempt(candidate, { slug: SLUG })
  await beginParts(candidate, { attemptId, minutesAgo: 30 })
  const all = {
    [HEARING_QUESTION]: HEARING.takes,
    ...given,
    ...(await speak(candidate, attemptId)),
  }
  const answers = Object.entries(all).map(([id, value]) => revision(id, { value }))
  expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
  expect((await send(candidate, { attemptId, given: all })).status).toBe(200)
  const { accountId } = company
  await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })
  return scorecardOf(candidate.application)
}

describe('the submission of a language test', () => {
  const REST = {
    [HEARING_QUESTION]: HEARING.takes,
    ...answersTo(listening, { wrong: 0 }),
    writing: TEXT,
  }

  /** An attempt with these answers; what the server says of its submission, and of its parts on the tracker. */
  async function attemptWith(given: Given, { speaks = true, minutesAgo = 0 } = {}) {
    const candidate = await buildCandidate(test, { requisition })
    const attemptId = await startAttempt(candidate, { slug: SLUG })
    if (minutesAgo > 0) await beginParts(candidate, { attemptId, minutesAgo })
    const all = { ...given, ...(speaks ? await speak(candidate, attemptId) : {}) }
    const answers = Object.entries(all).map(([id, value]) => revision(id, { value }))
    await save(candidate.client, { attemptId, answers })
    const { userId, refId } = candidate.application
    const { body } = await candidate.client.get(
      `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`,
    )
    const [activity] = body.data.steps[0].activities
    const missing = (activity.missing_parts ?? []).map(({ en }: { en: string }) => en)
    return {
      candidate,
      attemptId,
      all,
      missing,
      reply: await send(candidate, { attemptId, given: all }),
    }
  }

  it.each<[string, Given, string[], boolean]>([
    ['speaking', { ...answersTo(reading, { wrong: 0 }), ...REST }, ['speaking'], false],
    [
      'a question of reading',
      { ...answersTo(reading.slice(1), { wrong: 0 }), ...REST },
      ['reading'],
      true,
    ],
    ['a text', { ...answersTo(reading, { wrong: 0 }), ...REST, writing: ' ' }, ['writing'], true],
    [
      'all but reading',
      answersTo(reading, { wrong: 0 }),
      ['listening', 'writing', 'speaking'],
      false,
    ],
  ])('is refused without %s, and the tracker names the part', async (_, given, parts, speaks) => {
    const { candidate, attemptId, all, missing, reply } = await attemptWith(given, { speaks })
    expect([reply.status, reply.body.error.code]).toEqual([409, 'parts_missing'])
    expect(Object.keys(reply.body.error.fields)).toEqual(parts)
    expect(missing).toHaveLength(parts.length)
    // Nothing is fenced: what is missing is answered, and then it is taken.
    const rest = {
      ...answersTo(reading, { wrong: 0 }),
      ...REST,
      ...(await speak(candidate, attemptId)),
    }
    const whole = { ...rest, ...all, writing: TEXT }
    const answers = Object.entries(whole).map(([id, value]) => revision(id, { value, rev: 2 }))
    await save(candidate.client, { attemptId, answers })
    expect((await send(candidate, { attemptId, given: whole })).status).toBe(200)
  })

  it('takes a part as complete whose time is over, and not one whose time runs', async () => {
    const given = { [HEARING_QUESTION]: HEARING.takes }
    const over = await attemptWith(given, { minutesAgo: 16 })
    expect([over.reply.status, over.missing]).toEqual([200, []])
    const running = await attemptWith(given, { minutesAgo: 12 })
    expect(Object.keys(running.reply.body.error.fields)).toEqual(['writing'])
    expect(running.missing).toEqual(['Writing'])
  })

  it('asks nothing of listening from a candidate who cannot hear', async () => {
    const { reply, missing } = await attemptWith({
      ...answersTo(reading, { wrong: 0 }),
      [HEARING_QUESTION]: HEARING.leavesOut,
      ...Object.fromEntries(listening.map(({ id }) => [id, LEFT_OUT])),
      writing: TEXT,
    })
    expect([reply.status, missing]).toEqual([200, []])
  })
})

describe('a language test', () => {
  it('is scored as right answers of those asked, part by part and over all', async () => {
    const card = await finish(await buildCandidate(test, { requisition }), {
      ...answersTo(reading, { wrong: 2 }),
      [HEARING_QUESTION]: HEARING.takes,
      ...playing(2),
      ...answersTo(listening, { wrong: 4 }),
      writing: TEXT,
    })
    expect(card.scores).toMatchObject([
      { attribute: 'language-english', raw: 10, items: 16, score: 62.5, metric: 'pomp' },
      { attribute: 'language-english-reading', raw: 6, items: 8, score: 75 },
      { attribute: 'language-english-listening', raw: 4, items: 8, score: 50 },
    ])
    expect(card.language).toMatchObject({
      language: 'en',
      instruction_language: 'en',
      is_complete: true,
    })
    expect(card.language.parts).toMatchObject([
      { external_vendor_asmt_id: 'reading|en|en', state: 'complete', right: 6, questions: 8 },
      { external_vendor_asmt_id: 'listening|en|en', state: 'complete', right: 4, questions: 8 },
      { part: 'writing', state: 'complete', right: null, text: TEXT, words: 97 },
      { part: 'speaking', state: 'complete', right: null, answered: 2, questions: 2 },
    ])
    expect(card.language.parts[2].asked_words).toEqual({ min: 80, max: 250 })
    // No one weighs it: it says nothing of how the applicant fits.
    expect(card.fit).toBeNull()
  })

  it('counts what was not reached as not right', async () => {
    const [first] = reading
    const given = answersTo(first === undefined ? [] : [first], { wrong: 0 })
    const card = await finish(await buildCandidate(test, { requisition }), given)
    expect(card.scores[1]).toMatchObject({ raw: 1, items: 8, answered: 1, score: 12.5 })
    expect(card.language.parts).toMatchObject([
      { state: 'partly', answered: 1 },
      { state: 'not_taken' },
      { state: 'not_taken', text: null, words: null },
      { state: 'complete' },
    ])
  })

  it('leaves listening out of the score for a candidate who cannot hear', async () => {
    const card = await finish(await buildCandidate(test, { requisition }), {
      ...answersTo(reading, { wrong: 2 }),
      [HEARING_QUESTION]: HEARING.leavesOut,
      ...playing(LEFT_OUT),
      ...Object.fromEntries(listening.map(({ id }) => [id, LEFT_OUT])),
    })
    expect(card.scores).toMatchObject([
      { attribute: 'language-english', raw: 6, items: 8, score: 75 },
      { attribute: 'language-english-reading', raw: 6, items: 8, score: 75 },
      { attribute: 'language-english-listening', raw: 0, items: 0, answered: 0, score: null },
    ])
    expect(card.language.parts[1]).toMatchObject({ state: 'left_out', right: null })
    // Everything that is left out is answered at one moment, which says nothing of the pace.
    expect(card.pace).toBeNull()
  })

  it.each<[string, unknown[]]>([
    [HEARING_QUESTION, [0, 3, '', LEFT_OUT, 'yes']],
    ['clip-platform', [0, 3, 1.5, -1, 'twice', [1]]],
    ['listening-platform-1', [0, 5, 'b', [1]]],
    ['reading-notice-1', [0, 5, '', LEFT_OUT]],
    ['writing', [4, 'x'.repeat(5001), 'a\0b']],
    ['speaking-1', ['said', 1]],
  ])('takes from %s nothing that its screen cannot give', async (id, wrong) => {
    const candidate = await buildCandidate(test, { requisition })
    const attemptId = await startAttempt(candidate, { slug: SLUG })
    for (const value of wrong) {
      const answers = [revision(id, { value })]
      const { status, body } = await save(candidate.client, { attemptId, answers })
      expect([value, status]).toEqual([value, 400])
      expect(Object.keys(body.error.fields)).toEqual(['answers.0.value'])
    }
  })

  it('keeps an answer that comes after the submission as evidence, and scores without it', async () => {
    const candidate = await buildCandidate(test, { requisition })
    const attemptId = await startAttempt(candidate, { slug: SLUG })
    await beginParts(candidate, { attemptId, minutesAgo: 30 })
    const others = { [HEARING_QUESTION]: HEARING.takes, ...(await speak(candidate, attemptId)) }
    const rest = Object.entries(others).map(([id, value]) => revision(id, { value }))
    const [first, second] = reading.map(({ id, item }) =>
      revision(id, { value: item.choices.indexOf(item.right) + 1 }),
    )
    if (first === undefined || second === undefined) throw new Error('The test has no items.')
    await save(candidate.client, { attemptId, answers: [first, ...rest] })
    await submit(candidate.client, { attemptId, answers: [first, ...rest] })
    const { body } = await save(candidate.client, { attemptId, answers: [second] })
    expect(body.data.is_fenced).toBe(true)
    const { accountId } = company
    await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })
    expect((await scorecardOf(candidate.application)).language.parts[0].right).toBe(1)
  })

  it('sends the sound with the questions, and neither the key nor what is said', async () => {
    const candidate = await buildCandidate(test, { requisition })
    const { jobStepActivityId } = activityOf(requisition, SLUG)
    const { refId, jobId } = candidate.application
    const url = `/user-response/v1/job-questions/${jobId}/?job_step_activity_id=${jobStepActivityId}&ref_id=${refId}`
    const content: AssessmentPackage = (await candidate.client.get(url)).body.data
    expect(Object.keys(content.clips ?? {})).toHaveLength(4)
    expect(JSON.stringify(content)).not.toMatch(/"(right|because|left_out_by)"|dental practice/)
  })

  it('is explained in the language that the company chooses, and named after the one it tests', async () => {
    const own = await buildRequisition(database, { company, instruments: [SLUG] })
    await publishActivity(recruiter, { jobId: own.jobId, settings: SETTINGS })
    const candidate = await applyByPlan(test, { ...own, slug: SLUG })
    const card = await finish(candidate, answersTo(reading, { wrong: 0 }))
    expect(card.title).toEqual({
      en: 'Language test: English',
      es: 'Prueba de idioma: inglés',
      fr: 'Test de langue : anglais',
    })
    expect(card.language.parts[3].external_vendor_asmt_id).toBe('speaking|en|es')
    expect(card.scores[1]).toMatchObject({ raw: 8, score: 100 })
  })

  it.each([
    ['es', 'spanish', 'Spanish', 'Test de langue : espagnol'],
    ['fr', 'french', 'French', 'Test de langue : français'],
  ] as const)(
    'of %s has questions, clips, key and scores of its own',
    async (language, ...names) => {
      const [slug, name, title] = names
      const own = await buildRequisition(database, { company, instruments: [SLUG] })
      await publishActivity(recruiter, { jobId: own.jobId, settings: { ...SETTINGS, language } })
      const candidate = await applyByPlan(test, { ...own, slug: SLUG })
      const items = itemsOf(language)
      const card = await finish(candidate, {
        ...answersTo(items.reading, { wrong: 2 }),
        ...answersTo(items.listening, { wrong: 4 }),
        writing: TEXT,
      })
      expect(card.title).toMatchObject({ en: `Language test: ${name}`, fr: title })
      expect(card.scores).toMatchObject([
        { attribute: `language-${slug}`, raw: 10, items: 16, score: 62.5 },
        { attribute: `language-${slug}-reading`, raw: 6, items: 8, score: 75 },
        { attribute: `language-${slug}-listening`, raw: 4, items: 8, score: 50 },
      ])
      expect(
        card.language.parts.map(
          (one: { external_vendor_asmt_id: string }) => one.external_vendor_asmt_id,
        ),
      ).toEqual(
        ['reading', 'listening', 'writing', 'speaking'].map((one) => `${one}|${language}|es`),
      )
    },
  )

  it.each([{ language: 'de' }, { instruction_language: 'it' }, { language: undefined }])(
    'takes no language that there is no test of: %o',
    async (wrong) => {
      const { jobId } = await buildRequisition(database, { company, instruments: [SLUG] })
      // @ts-expect-error -- what no editor sends
      const saved = await saveActivity(recruiter, { jobId, settings: { ...SETTINGS, ...wrong } })
      expect(saved.status).toBe(400)
    },
  )
})
