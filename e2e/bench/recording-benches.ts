/**
 * Recordings on their way to the server.
 *
 * `upload-throughput`: 50 MiB in chunks of 4 MiB. Ours reads each chunk from the device's database, sends it with its
 * hash, signed in, and notes what the server has of it; the server checks the hash, writes to disk for good and notes the
 * chunk under row-level security; at the end it takes the manifest. The reference is tus-js-client with a file, and
 * @tus/server with its file store, which waits for the disk as well and does nothing else of it.
 *
 * `queued-video-memory`: 1 GB of recordings, written through the app's store in pieces of 4 MiB and then sent by the
 * app's own page. The most that pages take of the machine's memory meanwhile, above what the same page takes at rest
 * with nothing queued; measured once, as the highest of many samples. The reference is the limit.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { MAX_CHUNK_BYTES } from '../../src/contract/assessments/recording-rules.ts'
import type { Bench } from './bench.ts'
import { apply, postings, signUp, type BenchActivity } from './candidate.ts'
import { closeDeviceEnvironment, getDeviceEnvironment } from './device/device-environment.ts'
import { pageMemory, peakMemory } from './device/page-memory.ts'
import { getEnvironment } from './environment.ts'

const MIB = 1024 * 1024
const UPLOAD_BYTES = 50 * MIB
const MEMORY_LIMIT_MB = 150
/** Four recordings, since one may have 512 MiB at most. */
const QUEUED = { takes: 4, bytes: 250_000_000 }
const REST_MS = 3000

export function recordingBenches(): Bench[] {
  return [uploadBench(), memoryBench()]
}

function uploadBench(): Bench {
  let opened: Promise<Awaited<ReturnType<typeof openBoth>>> | undefined
  const both = () => (opened ??= openBoth())
  return {
    name: 'upload-throughput',
    unit: 'MB/s',
    direction: 'higher',
    bound: 0.9,
    rounds: 5,
    ours: async () => {
      const { page, ...of } = (await both()).ours
      const size = { bytes: UPLOAD_BYTES, pieceBytes: MAX_CHUNK_BYTES }
      await page.bringToFront()
      const id = await page.evaluate((given) => device.record(given), { ...of, ...size })
      const uploaded = [of.ownerId, id] as const
      const ms = await page.evaluate(
        ([ownerId, recordingId]) => device.upload(ownerId, recordingId),
        uploaded,
      )
      // The server is as idle for the reference as it was for ours.
      await page.evaluate(([ownerId, recordingId]) => device.settle(ownerId, recordingId), uploaded)
      return throughput(ms)
    },
    reference: async () => {
      const { page } = (await both()).plain
      await page.bringToFront()
      return throughput(await page.evaluate((size) => plain.upload(size), MAX_CHUNK_BYTES))
    },
    close: async () => {
      await opened?.then(({ removeFile }) => removeFile()).catch(() => undefined)
      await closeDeviceEnvironment()
    },
  }
}

async function openBoth() {
  const { openContext, openPlainPage } = await getDeviceEnvironment()
  const ours = await beginRecording()
  const page = await openPlainPage(await openContext())
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-video-'))
  const file = join(folder, 'video.webm')
  await writeFile(file, randomBytes(UPLOAD_BYTES))
  await page.locator('input').setInputFiles(file)
  return { ours, plain: { page }, removeFile: () => rm(folder, { recursive: true, force: true }) }
}

function memoryBench(): Bench {
  let measured: Promise<number> | undefined
  return {
    name: 'queued-video-memory',
    unit: 'MB',
    direction: 'lower',
    bound: 1,
    rounds: 3,
    ours: () => (measured ??= queueMemory()),
    reference: () => Promise.resolve(MEMORY_LIMIT_MB),
    close: closeDeviceEnvironment,
  }
}

async function queueMemory(): Promise<number> {
  const { url, browser } = await getDeviceEnvironment()
  const { page: recorder, ...of } = await beginRecording()
  const tracker = `${url}/user/progress-tracker?ref=${of.activity.refId}`
  const app = await recorder.context().newPage()
  await app.goto(tracker)
  await app.getByRole('heading', { level: 3 }).first().waitFor()
  await sleep(REST_MS)
  const atRest = await pageMemory(browser)
  await app.goto('about:blank')
  const size = { bytes: QUEUED.bytes, pieceBytes: MAX_CHUNK_BYTES }
  const whileRecording = await peakMemory(
    browser,
    repeat(QUEUED.takes, () =>
      recorder.evaluate((given) => device.record(given), { ...of, ...size }),
    ),
  )
  await recorder.close()
  await app.goto(tracker)
  const whileSending = await peakMemory(browser, untilReady(of.ownerId))
  await app.close()
  return Number((Math.max(whileRecording, whileSending) - atRest).toFixed(1))
}

async function repeat(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < count; time += 1) await work()
}

/** Waits until the server has verified all that was queued. */
async function untilReady(ownerId: number): Promise<void> {
  const { pool } = await getEnvironment()
  for (;;) {
    const { rows } = await pool.query(READY, [ownerId])
    if (Number(rows[0].ready) === QUEUED.takes) return
    if (Number(rows[0].failed) > 0) throw new Error('A recording did not arrive as it left.')
    await sleep(REST_MS / 10)
  }
}

const READY = `select count(*) filter (where status = 'ready') as ready,
  count(*) filter (where status = 'failed') as failed from recording where user_id = $1`

/** A device whose owner has begun a video introduction, and its page. */
async function beginRecording(): Promise<{
  page: Page
  ownerId: number
  activity: BenchActivity
}> {
  const { url, openContext, openDevicePage } = await getDeviceEnvironment()
  const context = await openContext()
  const ownerId = await signUp(context.request, url)
  const [posting = ''] = postings
  const activities = await apply(context.request, { url, userId: ownerId, posting })
  const activity = activities.find(({ questions }) => questions[0]?.options.length === 0)
  if (activity === undefined) throw new Error('Nothing is to be recorded.')
  const page = await openDevicePage(context)
  await page.evaluate((given) => device.begin(given), { ownerId, activity })
  return { page, ownerId, activity }
}

function throughput(ms: number): number {
  return Number((UPLOAD_BYTES / MIB / (ms / 1000)).toFixed(2))
}
