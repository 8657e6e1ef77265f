import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildDeclining } from '#testing/declined-interviews.ts'
import { bringForward, eventOf, interviewsUrl } from '#testing/interview-sequences.ts'
import { openTestApp } from '#testing/test-app.ts'

import { jobTeam } from '../db/schema/requisition.ts'

const test = await openTestApp()
const { database } = test
const {
  company,
  plans,
  visitor,
  interviewer,
  invited,
  booked,
  bookAt,
  decline,
  accept,
  assign,
  goAhead,
  plannedOf,
  upcomingOf,
  mailsTo,
  historyOf,
} = await buildDeclining(test, ['pool', 'panel', 'sequence'])

describe('staff who go ahead without an interviewer who declined', () => {
  it('hold the interview with the others, at the same time, and tell the candidate who is left', async () => {
    const { one, other, candidate, url, uuid, slot } = await declinedPanel()
    expect((await goAhead(candidate, { uuid, without: one })).status).toBe(200)
    const { interview } = await plannedOf(candidate)
    expect(interview).toMatchObject({
      status: 'scheduled',
      starts_at: slot,
      needs_interviewer: false,
    })
    expect(interview.interviewers).toContainEqual(
      expect.objectContaining({ user_id: one.userId, left_out_at: expect.any(String) }),
    )
    const shown = (await visitor.get(url)).body.data
    expect(namesOf(shown)).toEqual([other.fullName])
    expect(descriptionOf(shown.calendar)).toBe(`You meet ${other.fullName}.`)
    await test.sendMail()
    const mail = (await mailsTo(candidate.person.email)).at(-1)
    expect(mail?.subject).toBe('Who you meet at the interview for Harbour pilot has changed')
    expect(mail?.text).toContain(`You meet ${other.fullName}.`)
    expect(mail?.text).not.toContain(one.fullName)
    expect(eventOf(mail?.calendar)).toMatchObject({ method: 'REQUEST', start: slot })
    expect(descriptionOf(mail?.calendar)).toBe(`You meet ${other.fullName}.`)
  })

  it('wait for no scorecard of who declined: the interview is complete with those of the others', async () => {
    const { one, other, candidate, uuid } = await declinedPanel()
    await addToTeam([one, other])
    await goAhead(candidate, { uuid, without: one })
    const url = `/user-response/v1/interview-questions/${uuid}/`
    expect((await one.client.get(url)).body.error.code).toBe('not_an_interviewer')
    const recommendation = { value: 'yes', at: new Date().toISOString() }
    const body = { entries: { recommendation }, submitted_at: new Date().toISOString() }
    const sent = await other.client.post(url, body, { key: randomUUID() })
    expect(sent.status).toBe(200)
    expect((await plannedOf(candidate)).interview.status).toBe('complete')
  })

  it('end the way back of who declined, until they take it back themselves', async () => {
    const { one, candidate, uuid } = await declinedPanel()
    await goAhead(candidate, { uuid, without: one })
    expect(await upcomingOf(one)).toEqual([])
    expect((await accept(one, uuid)).body.error.code).toBe('interview_changed')
    await goAhead(candidate, { uuid, without: one, isWithout: false })
    expect((await plannedOf(candidate)).interview.needs_interviewer).toBe(true)
    expect(await upcomingOf(one)).toHaveLength(1)
    expect((await accept(one, uuid)).status).toBe(200)
    expect(await historyOf(candidate)).toEqual(
      expect.arrayContaining(['go_ahead_without', 'undo_go_ahead']),
    )
  })

  it('are answered once, however often it is sent, and the candidate is told of each change', async () => {
    const { one, candidate, url, uuid } = await declinedPanel()
    const before = namesOf((await visitor.get(url)).body.data)
    for (const isWithout of [true, true, false, false, true, false]) {
      expect((await goAhead(candidate, { uuid, without: one, isWithout })).status).toBe(200)
      await test.sendMail()
    }
    expect(namesOf((await visitor.get(url)).body.data)).toEqual(before)
    const told = (await mailsTo(candidate.person.email)).filter(({ subject }) =>
      /has changed/.test(subject),
    )
    expect(told).toHaveLength(4)
  })

  it('may still assign someone, whom the candidate meets as well; it cannot be taken back then', async () => {
    const { one, other, candidate, url, uuid } = await declinedPanel()
    await goAhead(candidate, { uuid, without: one })
    const next = await interviewer()
    expect((await assign(candidate, { uuid, from: one, to: next })).status).toBe(200)
    const names = namesOf((await visitor.get(url)).body.data)
    expect(names.toSorted()).toEqual([other.fullName, next.fullName].toSorted())
    const late = await goAhead(candidate, { uuid, without: one, isWithout: false })
    expect([late.status, late.body.error.code]).toEqual([409, 'interview_changed'])
  })

  it('let the candidate move it to a time of the others', async () => {
    const { one, other, candidate, url, uuid } = await declinedPanel()
    await goAhead(candidate, { uuid, without: one })
    const slot: string = (await visitor.get(url)).body.data.slots[7]
    expect((await bookAt(url, slot)).status).toBe(200)
    const { interview } = await plannedOf(candidate)
    expect(interview.interviewers).toMatchObject([{ user_id: other.userId, is_chosen: true }])
  })

  it('shorten a sequence by its last part, and leave a break where another one was', async () => {
    const { one, other, candidate, url, uuid } = await booked('sequence')
    const before = (await visitor.get(url)).body.data
    const version = eventOf(before.calendar).sequence
    await decline(other, { uuid })
    await goAhead(candidate, { uuid, without: other })
    const shorter = (await visitor.get(url)).body.data
    expect(shorter).toMatchObject({
      starts_at: before.starts_at,
      ends_at: before.interviewers[0].ends_at,
      sequence: { parts: 1 },
    })
    expect(eventOf(shorter.calendar).sequence).toBeGreaterThan(version)
    await goAhead(candidate, { uuid, without: other, isWithout: false })
    expect((await visitor.get(url)).body.data.ends_at).toBe(before.ends_at)
    await accept(other, uuid)
    await decline(one, { uuid })
    await goAhead(candidate, { uuid, without: one })
    const later = (await visitor.get(url)).body.data
    expect([later.starts_at, later.ends_at]).toEqual([
      before.interviewers[1].starts_at,
      before.ends_at,
    ])
  })

  it('are refused once it began, where no one is left, of a pool, and for who did not decline', async () => {
    const { one, other, candidate, uuid } = await booked('panel')
    const refusedFor = async (given: { uuid: string; without: { userId: number } }) => {
      const { status, body } = await goAhead(candidate, given)
      expect([status, body.error.code]).toEqual([409, 'interview_changed'])
    }
    await refusedFor({ uuid, without: one })
    await decline(one, { uuid })
    await decline(other, { uuid })
    await refusedFor({ uuid, without: one })
    const pool = await booked('pool')
    await decline(pool.one, pool)
    expect((await goAhead(pool.candidate, { ...pool, without: pool.one })).status).toBe(409)
    const begun = await declinedPanel()
    await bringForward(test, { ...begun.candidate, slot: begun.slot, ms: 60_000 })
    expect((await goAhead(begun.candidate, { ...begun, without: begun.one })).status).toBe(409)
  })

  it('of another application, of none or of another company are answered as nothing', async () => {
    const { one, candidate, uuid } = await declinedPanel()
    const another = await booked('panel')
    expect((await goAhead(another.candidate, { uuid, without: one })).status).toBe(404)
    expect((await goAhead(candidate, { uuid: randomUUID(), without: one })).status).toBe(404)
    const elsewhere = await buildCompany(database, { name: 'Elsewhere' })
    const stranger = await test.as(
      await buildStaff(database, { company: elsewhere, preset: 'Recruiter' }),
    )
    const body = { declined_user_id: one.userId, is_without: true }
    const url = `${interviewsUrl(candidate)}${uuid}/go-ahead/`
    expect((await stranger.post(url, body, { key: randomUUID() })).status).toBe(404)
  })

  it('leave the time of who declined free for another interview', async () => {
    const { one, candidate, uuid, slot } = await declinedPanel()
    await goAhead(candidate, { uuid, without: one })
    const next = await invited('panel', [one])
    expect((await visitor.get(next.url)).body.data.slots).toContain(slot)
  })
})

/** A panel of two that is booked; `one` declined. */
async function declinedPanel() {
  const panel = await booked('panel')
  await decline(panel.one, panel)
  return panel
}

// Feedback is written by users who may see the application.
async function addToTeam(people: readonly { userId: number }[]) {
  const { accountId } = company
  const jobId = plans.get('panel')?.jobId ?? 0
  const rows = people.map(({ userId }) => ({ accountId, jobId, userId, teamRole: 'interviewer' }))
  await database.owner.insert(jobTeam).values(rows)
}

type Shown = { interviewers: { full_name: string }[] }

function namesOf({ interviewers }: Shown): string[] {
  return interviewers.map(({ full_name: name }) => name)
}

// Lines of an iCalendar file are folded.
function descriptionOf(calendar: string | null | undefined): string | undefined {
  const unfolded = (calendar ?? '').replaceAll(/\r?\n[ \t]/g, '')
  return /^DESCRIPTION:(.*)$/m.exec(unfolded)?.[1]?.trim()
}
