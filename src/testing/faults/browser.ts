// What a browser on a device is made of, as types: devices know their pages, and pages their device.
import type { Api } from '#web/api/client.ts'
import type { SessionFetch } from '#web/api/session-fetch.ts'
import type { DeviceTime } from '#web/offline/device-time.ts'
import type { Offline } from '#web/offline/engine-of-page.ts'
import type { Host } from '#web/offline/host.ts'
import type { MediaHost } from '#web/offline/media-host.ts'

import type { Disk, LoginPage } from './disk.ts'
import type { Journal } from './journal.ts'
import type { Life } from './life.ts'
import type { Link } from './link.ts'
import type { LockTable } from './lock-table.ts'
import type { Person, PersonActivity } from './person-pool.ts'
import type { World } from './world.ts'

/** What a run may change about every device, to try whether it is noticed. */
export type DeviceChanges = {
  readonly host?: (host: Host) => Host
  readonly media?: (host: MediaHost) => MediaHost
  /** The time that everything on it goes by. */
  readonly time?: (time: DeviceTime) => DeviceTime
  /** The headers that a request goes out with. */
  readonly headers?: (headers: Record<string, string>) => Record<string, string>
  /** A reply as it comes in; `serverMs`: the server's time. */
  readonly reply?: (response: Response, serverMs: number) => Response
}

export type DeviceSetUp = {
  /** Whether its IndexedDB can hold blobs; bytes otherwise. */
  readonly storesBlobs: boolean
  /** How wrong its clock is, in ms. */
  readonly clockOffset: number
}

export type Worker = {
  /** A page asks to be woken for, once the network is back. */
  register(): void
  /** The browser fires the sync event. */
  sync(): void
  /** The browser stops the worker, now or at a step from now. */
  endAt(count: number | null): void
}

export type Device = {
  readonly index: number
  readonly name: string
  readonly world: World
  readonly journal: Journal
  readonly changes: DeviceChanges
  readonly disk: Disk
  readonly locks: LockTable
  readonly link: Link
  readonly storesBlobs: boolean
  clockOffset: number
  /** How often it went to sleep. */
  hides: number
  asleepUntil: number
  /** Who signed in here last, and did not sign out. */
  remembered: Person | null
  browser: Life
  readonly pages: (Page | null)[]
  readonly worker: Worker
  /** The page in a tab, opened when it is not. */
  page(tab: number): Page
  closePage(tab: number): void
  /** The browser is gone with everything in it. */
  kill(): void
  signIn(person: Person, tab: number): void
  goOnline(): void
  goOffline(): void
  sleep(ms: number): void
  jump(ms: number): void
  attemptOnServer(activity: PersonActivity): string | null
  /** The id that this device made for itself; null as long as it did not. */
  deviceId(): string | null
}

/** What the engine meets in one page or in the worker. */
export type BrowserHost = {
  readonly life: Life
  readonly door: LoginPage
  readonly session: SessionFetch
  readonly api: Api
  readonly host: Host
  readonly mediaHost: MediaHost
}

export type Page = BrowserHost & {
  readonly owner: Person | null
  /** Does something on the screens of the user who is signed in here; nothing when no one is. */
  act(what: (offline: Offline, person: Person) => Promise<unknown>): void
  begin(activity: number): void
  answer(given: { activity: number; question: number; value: number }): void
  moveTo(activity: number, position: number): void
  handIn(activity: number): void
  /** Begins a limited part, which begins its activity when that did not begin. */
  startPart(part: number): void
  /** Its time is over. */
  endPart(part: number): void
  /** The page of the limited activity goes out of sight, or comes back. */
  noteHidden(isHidden: boolean): void
  /** Records some pieces of an answer; the take stays open. The disk is full as the piece `fullAt` is to be committed. */
  record(given: { question: number; pieces: number; fullAt: number | null }): void
  /** Ends the take that is open in this page, and answers with it. */
  finishTake(): void
  retry(activity: number): void
  /** Adopts what the server holds of an attempt that this device does not have. */
  restore(activity: number): void
  /** Agrees to one of the texts. */
  agree(text: number): void
  /** Chooses an answer to the equal-opportunity questions of their application. */
  answerEeoc(choice: number): void
  /** Saves a profile that says where they live. */
  live(town: number): void
  /** Saves an entry of their work experience, or deletes one. */
  work(title: number): void
  /** Has what was refused of these sent again. */
  retryOwn(): void
  /** Signs out; what is unsent stays, after it was tried to send it when `isSending`. */
  signOut(isSending: boolean): void
  /** A user is signing out here. */
  isLeaving(): boolean
  /** A user signed in here. */
  become(person: Person): void
  /** The page is looked at again, or the network is back. */
  wake(): void
  /** The screen asks for a sign-in. */
  isSignedOut(): boolean
}
