// What was on the screen when the candidate left, shown again before the app itself has loaded: on a slow phone the app
// takes a second, the picture a few frames. A choice made on it is noted at once and handed to the screen that follows.
// It must claim nothing about where answers are, and it is nobody's but its owner's (I11).
import { recallJson, remember, type MemoryKey } from './browser-memory.ts'

type Picture = {
  ownerId: number
  /** Path and query of the screen. */
  href: string
  /** The style sheets that its class names belong to: another build's picture would look broken. */
  styleSheets: string
  lang: string
  html: string
}

/** What the candidate did on the picture. */
export type EarlyAnswer = { questionId: string; value: string; goesOn: boolean }
type StoredEarlyAnswer = EarlyAnswer & { ownerId: number; href: string }

/** Marks what is true only for a moment: left out of a picture, with its place kept. */
export const MOMENTARY = { 'data-momentary': '' } as const

let shown: { root: HTMLElement; ownerId: number; stop: () => void } | null = null

/** Keeps the screen as it looks now. */
export function keepPicture(root: HTMLElement, ownerId: number): void {
  const copy = root.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return
  copyChoices(root, copy)
  // Closed, and so in nobody's sight.
  for (const popover of copy.querySelectorAll('[popover]')) popover.replaceChildren()
  for (const momentary of copy.querySelectorAll<HTMLElement>('[data-momentary]'))
    momentary.style.visibility = 'hidden'
  // The policy of our pages forbids style attributes in markup; as data they can be applied again.
  for (const styled of copy.querySelectorAll<HTMLElement>('[style]')) {
    styled.dataset['style'] = styled.style.cssText
    styled.removeAttribute('style')
  }
  const picture: Picture = {
    ownerId,
    href: currentHref(),
    styleSheets: styleSheets(),
    lang: document.documentElement.lang,
    html: copy.innerHTML,
  }
  remember('picture', JSON.stringify(picture))
}

/** Forgets the picture: the screen was left, or its owner signed out. */
export function dropPicture(): void {
  remember('picture', null)
}

/** True when there is a picture of this address. */
export function hasPicture(): boolean {
  return findPicture() !== null
}

/** Shows the picture of this address, if the one who is signed in here left one. Returns whether it did. */
export function showPicture(root: HTMLElement): boolean {
  const picture = findPicture()
  if (picture === null) return false
  root.innerHTML = picture.html
  root.ariaBusy = 'true'
  document.documentElement.lang = picture.lang
  for (const styled of root.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? ''
  shown = { root, ownerId: picture.ownerId, stop: noteEarlyAnswers(root, picture) }
  return true
}

/** True from the moment that a picture is on the screen until the app has taken over. */
export function isPictureShown(): boolean {
  return shown !== null
}

/** The app is on the screen now: what comes is its own. */
export function endPicture(): void {
  shown?.stop()
  shown?.root.removeAttribute('aria-busy')
  shown = null
}

/** Hands over what the owner chose on the picture of this screen, once. */
export function takeEarlyAnswer(ownerId: number): EarlyAnswer | null {
  endPicture()
  const stored = parsed('early-answer')
  remember('early-answer', null)
  const isTheirs = stored?.['ownerId'] === ownerId && stored['href'] === currentHref()
  return isTheirs && isEarlyAnswer(stored) ? stored : null
}

function findPicture(): Picture | null {
  const picture = parsed('picture')
  const user = parsed('user')
  const isFitting =
    isPicture(picture) &&
    picture.ownerId === user?.['user_id'] &&
    picture.href === currentHref() &&
    picture.styleSheets === styleSheets()
  return isFitting ? picture : null
}

// On disk with each act, because the app may never come: the next start hands it over.
function noteEarlyAnswers(root: HTMLElement, { ownerId, href }: Picture): () => void {
  let noted: StoredEarlyAnswer | null = null
  const note = (goesOn: boolean) => {
    const input = root.querySelector<HTMLInputElement>('input[type=radio]:checked')
    const questionId = input?.form?.dataset['questionId']
    if (input === null || questionId === undefined) return
    const early: StoredEarlyAnswer = {
      ownerId,
      href,
      questionId,
      value: input.value,
      goesOn,
    }
    noted = early
    remember('early-answer', JSON.stringify(early))
  }
  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('change', () => note(false), { signal })
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      note(true)
    },
    { signal },
  )
  document.addEventListener('keydown', (event) => chooseByKey(root, event), { signal })
  // The app draws its screen a moment before it listens: then there is no form to be submitted, and nothing has the focus.
  const goOn = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target === document.body && noted !== null)
      remember('early-answer', JSON.stringify({ ...noted, goesOn: true }))
  }
  document.addEventListener('keydown', goOn, { signal })
  return () => listening.abort()
}

function chooseByKey(root: HTMLElement, event: KeyboardEvent): void {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  const input = root.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(event.key) - 1]
  input?.focus()
  input?.click()
}

// What is chosen is a property; markup knows only attributes.
function copyChoices(from: HTMLElement, to: HTMLElement): void {
  const copies = to.querySelectorAll<HTMLInputElement>('input[type=radio]')
  for (const [index, input] of from
    .querySelectorAll<HTMLInputElement>('input[type=radio]')
    .entries())
    copies[index]?.toggleAttribute('checked', input.checked)
}

function styleSheets(): string {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[data-app-styles]')
  return Array.from(links, (link) => link.getAttribute('href')).join(' ')
}

function currentHref(): string {
  return globalThis.location.pathname + globalThis.location.search
}

type Fields = Readonly<Record<string, unknown>>

function parsed(key: MemoryKey): Fields | null {
  const value = recallJson(key)
  return isFields(value) ? value : null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isPicture(fields: Fields | null): fields is Picture {
  return typeof fields?.['html'] === 'string' && typeof fields['lang'] === 'string'
}

function isEarlyAnswer(fields: Fields | null): fields is StoredEarlyAnswer {
  return typeof fields?.['questionId'] === 'string' && typeof fields['value'] === 'string'
}
