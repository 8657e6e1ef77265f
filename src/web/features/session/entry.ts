// The login pages behind the root path: a link's query parameter says which login it leads to.

import {
  EXTERNAL_ID_MAX_LENGTH,
  EXTERNAL_ID_PARAMETER,
  SOURCE_PARAMETER,
} from '#contract/careers/careers-rules.ts'

const LOGIN_PAGES = ['sr', 'in', 'pc', 'sc', 'cp', 'ins', 'id'] as const
type LoginPage = (typeof LOGIN_PAGES)[number]

export type EntrySearch = Partial<Record<string, string>>

/** Takes every text parameter as it came: some login pages hand the whole query on. */
export function entrySearch(search: Record<string, unknown>): EntrySearch {
  const texts = Object.entries(search).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  )
  return Object.fromEntries(texts.map(([key, value]) => [key, String(value)]))
}

/** Where the root path leads, by its query (specification 1 §2.1). */
export function entryTarget(search: EntrySearch): string {
  const given = (loginPage: LoginPage) => search[loginPage]
  const id = (loginPage: LoginPage) => encodeURIComponent(given(loginPage) ?? '')
  const query = `?${new URLSearchParams(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))}`
  if (given('sr') !== undefined) return `/login/applicant/${id('sr')}${query}`
  if (given('in') !== undefined) return `/login/interview/${id('in')}`
  if (given('pc') !== undefined) return `/login/participant/${id('pc')}`
  if (given('sc') !== undefined) return `/login/scorecard/${id('sc')}/${id('id')}`
  if (given('cp') !== undefined) return `/login/career-pathways/${id('cp')}`
  if (given('ins') !== undefined) return `/login/interview-list/${id('ins')}${query}`
  return '/login'
}

/** What every login page may carry: where to go after it. */
export function loginPageSearch(search: Record<string, unknown>): { redirect?: string } {
  return typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {}
}

/** What the page of a position carries: whether its form is open, and what the link that led there says. */
export function positionSearch(search: Record<string, unknown>): ApplyLink & { apply?: 1 } {
  return { ...applyLinkSearch(search), ...(Number(search['apply']) === 1 ? { apply: 1 } : {}) }
}

/**
 * What the link to a position says of the application: the token of a tracked link, and the id that the application has in
 * the system of the sender.
 */
export type ApplyLink = { src?: string; external_application_id?: string }

/** Leaves out an id that is too long: a wrong link must not keep anyone from applying. */
export function applyLinkSearch(search: Record<string, unknown>): ApplyLink {
  const source = textOf(search[SOURCE_PARAMETER])
  const externalId = textOf(search[EXTERNAL_ID_PARAMETER])?.trim() ?? ''
  const hasId = externalId !== '' && externalId.length <= EXTERNAL_ID_MAX_LENGTH
  return {
    ...(source === undefined ? {} : { src: source }),
    ...(hasId ? { external_application_id: externalId } : {}),
  }
}

// The router reads an id of digits alone as a number.
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
