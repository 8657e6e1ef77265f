import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  downloadDeviceCheck,
  pingDeviceCheck,
  uploadDeviceCheck,
} from '#contract/assessments/device-check.ts'
import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const MINUTE_MS = 60_000
const GIGABYTE = 1_000_000_000

/** A track of a camera or microphone, which can be unplugged. */
class FakeTrack extends EventTarget {
  static readonly all: FakeTrack[] = []
  isOn = true
  readonly deviceId: string

  constructor(deviceId: string) {
    super()
    this.deviceId = deviceId
    FakeTrack.all.push(this)
  }

  getSettings = () => ({ deviceId: this.deviceId })
  stop = () => void (this.isOn = false)
}

type Constraints = { video?: unknown; audio?: unknown }
type Wanted = true | { deviceId: { exact: string } }

const getUserMedia = vi.fn<(constraints: Constraints) => Promise<unknown>>()
const device = (kind: string, deviceId: string) => ({ kind, deviceId, label: deviceId })

/** Loud, as far as an analyser can tell. */
class FakeAudio {
  createAnalyser = () => ({
    fftSize: 32,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
  })
  createMediaStreamSource = () => ({ connect: () => undefined })
  close = () => Promise.resolve()
}

function open({ video, audio }: Constraints) {
  const wanted = (video ?? audio) as Wanted
  const standard = video === undefined ? 'Built-in microphone' : 'Front camera'
  const track = new FakeTrack(wanted === true ? standard : wanted.deviceId.exact)
  const tracks = [track]
  return Promise.resolve({
    getTracks: () => tracks,
    getAudioTracks: () => (video === undefined ? tracks : []),
  })
}

/** Gives the browser of the test a part that jsdom lacks, until the test ends. */
function equip(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  Object.defineProperty(navigator, name, { value, configurable: true })
  undo.push(() => {
    if (before === undefined) Reflect.deleteProperty(navigator, name)
    else Object.defineProperty(navigator, name, before)
  })
}
const undo: (() => void)[] = []

beforeEach(() => {
  FakeTrack.all.length = 0
  getUserMedia.mockReset().mockImplementation(open)
  const devices = [
    device('videoinput', 'Front camera'),
    device('videoinput', 'Desk camera'),
    device('audioinput', 'Built-in microphone'),
  ]
  equip('mediaDevices', { getUserMedia, enumerateDevices: () => Promise.resolve(devices) })
  equip('storage', storageWith({ quota: 2 * GIGABYTE, isPersistent: true }))
})
afterEach(() => {
  for (const one of undo.splice(0)) one()
})

function storageWith({ quota, isPersistent }: { quota: number; isPersistent: boolean }) {
  return {
    persisted: () => Promise.resolve(isPersistent),
    estimate: () => Promise.resolve({ quota, usage: 0 }),
  }
}

const card = (name: string) => within(screen.getByRole('region', { name }))

async function openCheck(replies: readonly Reply[] = []) {
  const app = await renderApp('/test', { replies })
  await screen.findByRole('heading', { level: 1, name: 'Check your device' })
  const start = (name: string) =>
    app.user.click(card(name).getByRole('button', { name: `Start ${name}` }))
  return { ...app, start }
}

/** The server's clock is so far from the device's. */
function clockOff(minutes: number): Reply {
  const server_time = () => new Date(Date.now() - minutes * MINUTE_MS).toISOString()
  return reply(pingDeviceCheck, () => ({ data: { server_time: server_time() } }))
}

function downloads(): Reply {
  const headers = { [REPLY_MARK]: String(Date.now()) }
  return {
    endpoint: downloadDeviceCheck,
    respond: () => Promise.resolve(new Response(new Uint8Array(100_000), { headers })),
  }
}

describe('the check of a camera', () => {
  it('shows what the camera sees until it is turned off, and asks for nothing before', async () => {
    const { user, start } = await openCheck()
    expect(getUserMedia).not.toHaveBeenCalled()
    await expectAccessible()
    await start('Camera')
    await card('Camera').findByLabelText('What your camera sees')
    expect(card('Camera').getByRole('status').textContent).toContain('The camera is on.')
    await expectAccessible()
    await user.click(card('Camera').getByRole('button', { name: 'Turn off' }))
    await card('Camera').findByText('The camera worked. It is off now.')
    expect(FakeTrack.all.map(({ isOn }) => isOn)).toEqual([false])
    expect(getUserMedia.mock.calls).toEqual([[{ video: true }]])
  })

  it('changes to the camera that is chosen, and turns the other one off', async () => {
    const { user, start } = await openCheck()
    await start('Camera')
    await user.selectOptions(
      await card('Camera').findByRole('combobox', { name: 'Camera' }),
      'Desk camera',
    )
    await waitFor(() =>
      expect(FakeTrack.all.map(({ deviceId, isOn }) => [deviceId, isOn])).toEqual([
        ['Front camera', false],
        ['Desk camera', true],
      ]),
    )
    expect(await card('Camera').findByRole('combobox', { name: 'Camera' })).toHaveProperty(
      'value',
      'Desk camera',
    )
  })

  it.each([
    ['NotAllowedError', /^This browser may not use your camera/],
    ['NotFoundError', /^No camera was found/],
    ['NotReadableError', /^The camera does not start. Close other apps/],
  ])('says what to do after %s, and works once that is done', async (name, message) => {
    getUserMedia.mockRejectedValueOnce(new DOMException('no', name))
    const { user, start } = await openCheck()
    await start('Camera')
    await card('Camera').findByText(message)
    card('Camera').getByText('Problem')
    await expectAccessible()
    await user.click(card('Camera').getByRole('button', { name: 'Check again Camera' }))
    await card('Camera').findByText('Ready')
  })

  it('says that a browser without devices needs another one', async () => {
    equip('mediaDevices', undefined)
    const { start } = await openCheck()
    await start('Camera')
    await card('Camera').findByText(/^This browser gives websites no camera or microphone/)
  })

  it('tells a camera that is unplugged', async () => {
    const { start } = await openCheck()
    await start('Camera')
    await card('Camera').findByText('Ready')
    FakeTrack.all[0]?.dispatchEvent(new Event('ended'))
    await card('Camera').findByText(/^No camera was found/)
  })

  it('turns everything off when the page is hidden, and when it is left', async () => {
    const { user, start } = await openCheck()
    await start('Camera')
    await card('Camera').findByText('Ready')
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
    await card('Camera').findByText('The camera worked. It is off now.')
    await user.click(card('Camera').getByRole('button', { name: 'Check again Camera' }))
    await card('Camera').findByLabelText('What your camera sees')
    await user.click(screen.getByRole('link', { name: 'Terms' }))
    await waitFor(() => expect(screen.queryByText('Check your device')).toBeNull())
    expect(FakeTrack.all.map(({ isOn }) => isOn)).toEqual([false, false])
  })

  it('turns off a camera that the user allows after they left', async () => {
    const answer = Promise.withResolvers<unknown>()
    getUserMedia.mockReturnValueOnce(answer.promise)
    const { user, start } = await openCheck()
    await start('Camera')
    await card('Camera').findByText('Checking…')
    await user.click(screen.getByRole('link', { name: 'Terms' }))
    await waitFor(() => expect(screen.queryByText('Check your device')).toBeNull())
    answer.resolve(await open({ video: true }))
    await waitFor(() => expect(FakeTrack.all.map(({ isOn }) => isOn)).toEqual([false]))
  })
})

describe('the check of everything', () => {
  it('asks for no microphone, and measures nothing, once the user has left', async () => {
    const camera = Promise.withResolvers<unknown>()
    getUserMedia.mockReturnValueOnce(camera.promise)
    const clock = Promise.withResolvers<void>()
    const pings = vi.fn<() => void>()
    const { user } = await openCheck([
      reply(pingDeviceCheck, async () => {
        pings()
        await clock.promise
        return { data: { server_time: new Date().toISOString() } }
      }),
    ])
    await user.click(screen.getByRole('button', { name: 'Check everything' }))
    await waitFor(() => expect(pings).toHaveBeenCalledOnce())
    await user.click(screen.getByRole('link', { name: 'Terms' }))
    await waitFor(() => expect(screen.queryByText('Check your device')).toBeNull())
    clock.resolve()
    camera.resolve(await open({ video: true }))
    await waitFor(() => expect(FakeTrack.all.map(({ isOn }) => isOn)).toEqual([false]))
    await user.click(await screen.findByRole('link', { name: 'Privacy' }))
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(getUserMedia).toHaveBeenCalledOnce()
    expect(pings).toHaveBeenCalledOnce()
  })
})

describe('the check of a microphone', () => {
  it('says that it hears the user once it does', async () => {
    vi.stubGlobal('AudioContext', FakeAudio)
    const { start } = await openCheck()
    await start('Microphone')
    await card('Microphone').findByText('The microphone hears you. Nothing is recorded.')
    card('Microphone').getByRole('meter', { name: 'Sound' })
    await expectAccessible()
  })

  it('says what to try while nothing is heard, and that nothing was heard', async () => {
    const { user, start } = await openCheck()
    await start('Microphone')
    await card('Microphone').findByText(/^Say something: the bar should move/)
    card('Microphone').getByText('Take care')
    await user.click(card('Microphone').getByRole('button', { name: 'Turn off' }))
    await card('Microphone').findByText(/^The microphone was on, but gave no sound/)
  })
})

describe('the check of a device', () => {
  it('finds storage that works, and deletes what it wrote', async () => {
    const { start } = await openCheck()
    await start('Storage')
    await card('Storage').findByText(/^The browser promised to keep what is stored/)
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).not.toContain('fairlead-device-check')
    await expectAccessible()
  })

  it.each([
    ['too little space', 10_000_000, 'Problem', /are free. Delete something/],
    ['storage that may be cleared', GIGABYTE, 'Ready', /^Send your answers when you are online/],
  ])('says of %s how it is, and what to do', async (_, quota, level, message) => {
    equip('storage', storageWith({ quota, isPersistent: false }))
    const { start } = await openCheck()
    await start('Storage')
    await card('Storage').findByText(message)
    card('Storage').getByText(level)
  })

  it('says what to do where the browser stores nothing, as in private browsing', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { start } = await openCheck()
    await start('Storage')
    await card('Storage').findByText(/^This device stores nothing. Leave private browsing/)
  })

  it.each([
    [0, 'Ready', 'The clock of this device is right.'],
    [7, 'Take care', 'The clock is 7 minutes fast. Your time is counted right all the same.'],
    [-3, 'Take care', 'The clock is 3 minutes slow. Your time is counted right all the same.'],
  ])('compares a clock that is %d minutes fast', async (minutes, level, message) => {
    const { start } = await openCheck([clockOff(minutes)])
    await start('Clock')
    await card('Clock').findByText(message)
    card('Clock').getByText(level)
  })

  it('says of an old browser that it is too old, and of a new one what it cannot do', async () => {
    const { user, start } = await openCheck()
    await start('Browser and app')
    await card('Browser and app').findByText(/^This browser is too old/)
    equip('serviceWorker', { getRegistration: () => Promise.resolve({ active: null }) })
    equip('locks', {})
    const again = () =>
      user.click(
        card('Browser and app').getByRole('button', { name: 'Check again Browser and app' }),
      )
    await again()
    await card('Browser and app').findByText(/^This browser cannot record video/)
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true })
    await again()
    await card('Browser and app').findByText('This browser has everything that the app needs.')
    card('Browser and app').getByText(/^This app needs a network to open/)
    card('Browser and app').getByText(/^The browser does not offer to install the app now/)
    await expectAccessible()
  })
})

describe('the check of a connection', () => {
  it('shows its figures and what they suffice for', async () => {
    const { start } = await openCheck([downloads()])
    await start('Connection')
    await card('Connection').findByText('Download speed')
    expect(card('Connection').getAllByText(/ Mbit\/s$/)).toHaveLength(2)
    card('Connection').getByText(/^At this speed, a recording of two minutes takes at least/)
    card('Connection').getByText(/^Answering questions works at any speed/)
    await expectAccessible()
  })

  it.each([
    ['the server fails', refuse(downloadDeviceCheck, 'internal'), /^The server did not answer/],
    ['there were too many', refuse(uploadDeviceCheck, 'rate_limited'), /^There were many tests/],
  ])('says what is wrong where %s, and can be tried again', async (_, refusal, message) => {
    const { user, server, start } = await openCheck([downloads(), refusal])
    await start('Connection')
    await card('Connection').findByText(message)
    await expectAccessible()
    server.use(downloads(), reply(uploadDeviceCheck, { data: { received_bytes: 1 } }))
    await user.click(card('Connection').getByRole('button', { name: 'Check again Connection' }))
    await card('Connection').findByText('Download speed')
  })

  it('can be stopped', async () => {
    const { user, start } = await openCheck([leaveUnanswered(pingDeviceCheck)])
    await start('Connection')
    await card('Connection').findByRole('progressbar', { name: 'Measuring the delay…' })
    await user.click(card('Connection').getByRole('button', { name: 'Stop' }))
    expect(card('Connection').queryByRole('progressbar')).toBeNull()
    card('Connection').getByRole('button', { name: 'Start Connection' })
  })

  it('says without network that the other checks work, and they do', async () => {
    const { user, loseNetwork } = await openCheck()
    loseNetwork()
    await card('Connection').findByText(/^You are offline. The other checks work/)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Check everything' }))
    await card('Storage').findByText('Ready')
    await card('Camera').findByText('Ready')
    await card('Microphone').findByText(/^Say something/)
    await card('Clock').findByText(/^The server is out of reach/)
    await card('Connection').findByText(/^The server did not answer/)
    await expectAccessible()
  })
})
