import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { ENDPOINTS } from './endpoints.ts'

describe('an endpoint', () => {
  it.each([...ENDPOINTS])(
    '%s says who may call it, and at an address of its own',
    (_, endpoint) => {
      const { level, scope } = endpoint.policy
      const levels = { public: [0], person: [1], account: [2, 3], job: [2], provider: [3] }
      expect(levels[scope]).toContain(level)
      const same = [...ENDPOINTS.values()].filter(
        (other) => other.method === endpoint.method && other.url === endpoint.url,
      )
      expect(same).toEqual([endpoint])
      expect(endpoint.url).toMatch(/^\/[a-z-]+\/v\d\/(.*\/)?$/)
    },
  )

  const commands = [...ENDPOINTS].filter(
    ([, { method, policy, isRead }]) => method === 'POST' && policy.level > 0 && isRead !== true,
  )

  it.each(commands)(
    '%s takes a key, because it changes something, or deals in secrets, and then keeps no receipt',
    (_, { policy: { isIdempotent = false, isSecret = false } }) => {
      expect(isIdempotent).toBe(!isSecret)
    },
  )

  it('only asks where it is a POST without a key', () => {
    const asking = [...ENDPOINTS].filter(([, { isRead }]) => isRead === true)
    const unfit = asking.filter(
      ([, { method, policy }]) => method !== 'POST' || policy.isIdempotent === true,
    )
    expect(asking).not.toEqual([])
    expect(unfit).toEqual([])
  })

  it('deals in secrets where a user changes their second step, ends sessions by password or makes a webhook’s secret, and nowhere else', () => {
    const secret = [...ENDPOINTS].filter(([, { policy }]) => policy.isSecret === true)
    expect(secret.map(([name]) => name).toSorted()).toEqual([
      'addPasskey',
      'beginAuthenticator',
      'beginPasskey',
      'confirmAuthenticator',
      'endMySession',
      'endMySessions',
      'removeAuthenticator',
      'removePasskey',
      'renewRecoveryCodes',
      'renewWebhookSecret',
    ])
  })
})

describe('what opens something without a sign-in', () => {
  const session = 'the caller’s own session'
  const source = 'no one’s secret: a source of a public page or feed'
  const tracker = 'the candidate’s own tracker'
  /** Replies that hold one, with the user whom it is for. */
  const TOLD: Readonly<Record<string, string>> = {
    beginAuthenticator: 'the caller’s own second factor',
    createFirstAdmin: session,
    createUser: session,
    joinCompany: session,
    login: session,
    loginPasskey: session,
    loginSso: session,
    refreshToken: session,
    renewWebhookSecret: 'the administrator who enters it at Documenso, once',
    signInByLink: session,
    takeSecondStep: session,
    verifyEmail: 'the reader of the mail that the link came by, once',
    createSource: source,
    createSourceLink: source,
    getSource: source,
    listSourceLinks: source,
    listSources: source,
    toggleSource: source,
    updateSource: source,
    getTracker: tracker,
    updateProgress: tracker,
    getInterviewLink: 'the interviewer’s own page, which takes their sign-in',
    getWritingToken: 'the caller, for what they write',
  }
  const SECRETS = /(^|_)(token|link_uuid|secret|refresh)$|_link$/

  it('is in no reply to anyone but the user whom it is for', () => {
    const found = [...ENDPOINTS].flatMap(([name, { responses }]) => {
      const names = Object.values(responses).flatMap((schema) => namesIn(schema))
      return names.some((one) => SECRETS.test(one)) ? [name] : []
    })
    expect(found.toSorted()).toEqual(Object.keys(TOLD).toSorted())
  })
})

describe('a command that takes no flag of a role', () => {
  /** What an interviewer may do who is only on the team of a job, and why. */
  const OPEN: Readonly<Record<string, string>> = {
    decideOfferApproval:
      'offers that wait for their approval, without the terms that their role does not include',
    acceptMyInterview: 'their own interview',
    addComment: 'an application that they see; it names them',
    addDocument: 'an application that they see; it names them',
    addMyCalendar: 'their own calendar',
    createSavedView: 'their own view',
    declineMyInterview: 'their own interview',
    deleteComment: 'their own comment',
    deleteDocument: 'a document that they added; those of others take a manager',
    deleteSavedView: 'their own view',
    markMentions: 'their own mentions',
    refreshMyCalendar: 'their own calendar',
    removeMyCalendar: 'their own calendar',
    requestApplicantExport: 'what a list shows them anyway',
    restoreComment: 'their own comment',
    restoreDocument: 'a document that they added; those of others take a manager',
    restoreMyCalendar: 'their own calendar',
    saveComment: 'their own comment',
    saveDocument: 'a document that they added; those of others take a manager',
    saveInterviewFeedback: 'their own feedback',
    saveListLayout: 'their own columns',
    saveMyAvailability: 'their own times',
    startInterview: 'an interview that the plan gives them, which the service checks',
    unlockInterviewFeedback: 'their own feedback; that of others takes a manager',
    updateSavedView: 'their own view',
  }

  it('is one that any member of a team may give, about their own work', () => {
    const open = [...ENDPOINTS].filter(
      ([, { method, policy }]) =>
        method !== 'GET' &&
        policy.level === 2 &&
        policy.flag === undefined &&
        policy.anyFlagOrManager === undefined &&
        policy.isForManagers !== true,
    )
    expect(open.map(([name]) => name).toSorted()).toEqual(Object.keys(OPEN).toSorted())
  })

  it('is read by any member of a team where a list of theirs needs it, and nowhere else', () => {
    const read = [...ENDPOINTS].filter(([, { policy }]) => policy.anyFlagOrTeam !== undefined)
    expect(read.map(([name]) => name)).toEqual(['listAccountAssignees'])
  })
})

/** The names of all fields of a reply, at any depth. */
function namesIn(schema: z.ZodType): string[] {
  const names: string[] = []
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })
  JSON.stringify(json, (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value !== null)
      names.push(...Object.keys(value))
    return value
  })
  return names
}
