// Ways for a device to talk to the server wrongly: a transport that has lost one mechanism.
import { answerDigest } from '#contract/assessments/answer-digest.ts'
import type { RecordingState } from '#contract/assessments/media.ts'
import type { Host } from '#web/offline/host.ts'
import type { MediaHost } from '#web/offline/media-host.ts'
import type { Transport } from '#web/offline/transport.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

/** A host whose transports are changed ones. */
export function withTransport(change: (transport: Transport) => Transport): (host: Host) => Host {
  return (host) => ({ ...host, transportFor: (ownerId) => change(host.transportFor(ownerId)) })
}

/** Every request is a new one, repeats too. */
export function underNewKeys(transport: Transport): Transport {
  return {
    ...transport,
    start: (_, body) => transport.start(uuidv7(), body),
    saveAnswers: (_, body) => transport.saveAnswers(uuidv7(), body),
    submit: (_, body) => transport.submit(uuidv7(), body),
    saveProfile: (_, body) => transport.saveProfile(uuidv7(), body),
    giveConsent: (_, body) => transport.giveConsent(uuidv7(), body),
    submitEeoc: (_, body) => transport.submitEeoc(uuidv7(), body),
    saveExperience: (_, body) => transport.saveExperience(uuidv7(), body),
  }
}

/** Whatever the server holds is what this device says that it holds. */
export function agreeable(transport: Transport): Transport {
  return {
    ...transport,
    async submit(key, body) {
      const held = await transport.fetchAnswers(body.attempt_id)
      if (held.kind !== 'ok') return held
      const answers = held.data.answers.map(({ question_id, value }) => ({ question_id, value }))
      const digest = await answerDigest(answers)
      return transport.submit(key, { ...body, answers, digest, count: answers.length })
    },
  }
}

/** A request that was sent has arrived. */
export function trusting(transport: Transport): Transport {
  return {
    ...transport,
    async saveAnswers(key, body) {
      const outcome = await transport.saveAnswers(key, body)
      if (outcome.kind !== 'unreachable') return outcome
      const { attempt_id, answers } = body
      return {
        kind: 'ok',
        data: {
          attempt_id,
          acknowledged: answers,
          superseded: [],
          is_fenced: false,
          answered_count: answers.length,
          server_time: answers[0]?.answered_at ?? '',
        },
      }
    },
  }
}

/** What was agreed to and sent has arrived. */
export function trustingWithConsents(transport: Transport): Transport {
  return {
    ...transport,
    async giveConsent(key, body) {
      const outcome = await transport.giveConsent(key, body)
      return outcome.kind === 'unreachable' ? { kind: 'ok', data: null } : outcome
    },
  }
}

/** An answer to an equal-opportunity question that was sent has arrived. */
export function trustingWithEeoc(transport: Transport): Transport {
  return {
    ...transport,
    async submitEeoc(key, body) {
      const outcome = await transport.submitEeoc(key, body)
      if (outcome.kind !== 'unreachable') return outcome
      const { ref_id, answered_at } = body
      return { kind: 'ok', data: { ref_id, is_applied: true, server_time: answered_at } }
    },
  }
}

/** A profile that was sent has arrived. */
export function trustingWithProfiles(transport: Transport): Transport {
  return {
    ...transport,
    async saveProfile(key, body) {
      const outcome = await transport.saveProfile(key, body)
      if (outcome.kind !== 'unreachable') return outcome
      const now = body.saved_at ?? ''
      return { kind: 'ok', data: { user_id: 0, saved_at: now, is_applied: true, server_time: now } }
    },
  }
}

/** What is closed is as good as verified. */
export function withoutVerification(host: MediaHost): MediaHost {
  return {
    ...host,
    transportFor(ownerId) {
      const transport = host.transportFor(ownerId)
      const closed = new Map<string, RecordingState>()
      return {
        ...transport,
        // The server verifies when it is looked at: it is not.
        async close(key, given) {
          const outcome = await transport.close(key, given)
          if (outcome.kind === 'ok') closed.set(given.recordingId, outcome.data)
          return outcome
        },
        async fetchState(recordingId) {
          const state = closed.get(recordingId)
          if (state === undefined) return transport.fetchState(recordingId)
          return { kind: 'ok', data: { ...state, status: 'ready' } }
        },
      }
    },
  }
}

/** What this device asked for is what the server said. */
export function obstinate(transport: Transport): Transport {
  return {
    ...transport,
    async startTimer(key, body) {
      const outcome = await transport.startTimer(key, body)
      if (outcome.kind !== 'ok') return outcome
      return { kind: 'ok', data: { ...outcome.data, started_at: body.started_at } }
    },
  }
}

/** A journal that was sent has arrived. */
export function trustingWithJournals(transport: Transport): Transport {
  return {
    ...transport,
    async saveJournal(key, body) {
      const outcome = await transport.saveJournal(key, body)
      if (outcome.kind !== 'unreachable') return outcome
      const stored = body.entries.map((entry) => entry.seq)
      const server_time = new Date(0).toISOString()
      return { kind: 'ok', data: { attempt_id: body.attempt_id, stored, server_time } }
    },
  }
}
