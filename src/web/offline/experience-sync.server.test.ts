// Work experience that was written without network, against the real server over a network that fails.
import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { experienceFields as fields } from '#contract/examples/job-experiences.ts'
import type { ExperienceFields, JobExperience } from '#contract/people/job-experiences.ts'
import type { Candidate } from '#testing/candidate.ts'
import { arrive, openDevice, openNetwork, type Device } from '#testing/offline-device.ts'
import { openTestApp } from '#testing/test-app.ts'

import { retryExperiences, saveExperience } from './experience-store.ts'
import { countUnsent, leaveDevice } from './leaving.ts'
import { findUnsentExperiences } from './unsent-experiences.ts'

const test = await openTestApp()
const network = openNetwork(test)

type Here = { candidate: Candidate; device: Device }

describe('work experience that was written without network', () => {
  it('I2 I3 waits on the device, over a reload, and is sent once, as it was saved last', async () => {
    const here = await arrive(test, network)
    const [one, other] = [randomUUID(), randomUUID()]
    network.isOnline = false
    await save(here, { userJobId: one, title: 'Draft' })
    await save(here, { userJobId: other, title: 'Other' })
    await save(here, { userJobId: one, title: 'Final' })
    expect(await unsentTitles(here)).toEqual(['Other', 'Final'])
    await here.device.engine.drain()
    expect(here.device.engine.status).toBe('unreachable')
    here.device.crash()

    network.isOnline = true
    network.faults = ['lose-reply', 'fail-500']
    const { candidate } = here
    const back = await openDevice({ candidate, storage: here.device.storage })
    for (let round = 0; round < 4; round += 1) await back.engine.drain()
    expect(await unsentTitles({ candidate, device: back })).toEqual([])
    expect(await serverTitles(candidate)).toEqual(['Final', 'Other'])
  })

  it('I7 stands by when it was saved, even when the clock was set back in between, on one device or two', async () => {
    const here = await arrive(test, network)
    const userJobId = randomUUID()
    await save(here, { userJobId, title: 'First' })
    await here.device.engine.drain()
    await save(here, { userJobId, title: 'Second', now: 1_700_000_000_000 })
    await here.device.engine.drain()
    expect(await serverTitles(here.candidate)).toEqual(['Second'])

    const second = await openDevice({ candidate: here.candidate, name: 'second-device' })
    const away = { candidate: here.candidate, device: second }
    await save(away, { userJobId, title: 'Old', now: 1_700_000_000_000 })
    await second.engine.drain()
    expect(await unsentTitles(away)).toEqual([])
    expect(await serverTitles(here.candidate)).toEqual(['Second'])
  })

  it('is deleted, and saved again where that was undone', async () => {
    const here = await arrive(test, network)
    const userJobId = randomUUID()
    await save(here, { userJobId, title: 'Kept' })
    await here.device.engine.drain()
    await remove(here, userJobId)
    await here.device.engine.drain()
    expect(await serverTitles(here.candidate)).toEqual([])
    await save(here, { userJobId, title: 'Kept' })
    await here.device.engine.drain()
    expect(await serverTitles(here.candidate)).toEqual(['Kept'])
  })

  it('I5 that is refused waits with the reason, holds up no other entry, and can be sent again', async () => {
    const here = await arrive(test, network)
    const refused = randomUUID()
    await save(here, { userJobId: refused, title: '' })
    await save(here, { userJobId: randomUUID(), title: 'Sent' })
    await here.device.engine.drain()
    expect(await serverTitles(here.candidate)).toEqual(['Sent'])
    const [row] = await unsentOf(here)
    expect(row?.refusal).toMatchObject({ code: 'validation_failed' })
    await retryExperiences(owned(here))
    expect((await unsentOf(here))[0]?.refusal).toBeNull()
    await save(here, { userJobId: refused, title: 'Mended' })
    await here.device.engine.drain()
    expect(await serverTitles(here.candidate)).toEqual(['Mended', 'Sent'])
  })

  it('I11 is counted at a sign-out, stays for its owner, and is sent at their next sign-in', async () => {
    const here = await arrive(test, network)
    const { userId } = here.candidate.person
    network.isOnline = false
    await save(here, { userJobId: randomUUID(), title: 'Later' })
    expect(await countUnsent(here.device.db, userId)).toMatchObject({ hasExperience: true })
    await leaveDevice(here.device.db, userId)
    expect(await unsentTitles(here)).toEqual(['Later'])
    network.isOnline = true
    const back = await openDevice({ candidate: here.candidate, storage: here.device.storage })
    await back.engine.drain()
    expect(await serverTitles(here.candidate)).toEqual(['Later'])
  })
})

function owned({ candidate, device }: Here) {
  return { db: device.db, ownerId: candidate.person.userId }
}

async function save(
  here: Here,
  { userJobId, title, now = Date.now() }: { userJobId: string; title: string; now?: number },
): Promise<void> {
  const saved: ExperienceFields = { ...fields, title }
  await saveExperience(owned(here), { userJobId, fields: saved, now })
}

async function remove(here: Here, userJobId: string): Promise<void> {
  await saveExperience(owned(here), { userJobId, fields: null, now: Date.now() })
}

function unsentOf(here: Here) {
  return findUnsentExperiences(owned(here))
}

async function unsentTitles(here: Here): Promise<(string | undefined)[]> {
  return (await unsentOf(here)).map(({ body }) => body.fields?.title)
}

async function serverTitles({ client, person }: Candidate): Promise<string[]> {
  const { body } = await client.get(`/user/v1/jobs/${person.userId}/`)
  return body.data.map((one: JobExperience) => one.title).toSorted()
}
