// What a person did at the screens, and what the screens said to them. Nothing in it comes from inside of the app.
import type { Trouble } from '#testing/faults/journal.ts'

import type { Person } from './data-folder.ts'
import type { Exchange } from './fault-proxy.ts'

/** One life of one page: what its badge says concerns what was chosen on it. */
export type PageLife = { readonly person: Person }

type Promised = 'nothing' | 'on-device' | 'on-server'

/** A user chose something at a question. */
export type Choice = {
  readonly person: Person
  readonly questionId: string
  readonly value: number
  readonly life: PageLife
  /** The page showed it as chosen. */
  isShown: boolean
  /** What was said of it. */
  promised: Promised
}

export type Diary = {
  /** In order. */
  readonly choices: readonly Choice[]
  /** Who wanted to submit. */
  readonly submitting: ReadonlySet<Person>
  /** Who was told that their answers are submitted. */
  readonly handedIn: ReadonlySet<Person>
  readonly troubles: readonly Trouble[]
  /** Notes it before it is done: a page may die over it. */
  choose(choice: Omit<Choice, 'promised' | 'isShown'>): Choice
  /** The badge says of everything chosen in a life where it is. */
  promise(life: PageLife, promised: Exclude<Promised, 'nothing'>): void
  pressSubmit(person: Person): void
  handIn(person: Person, given: { isSubmitted: boolean }): void
  /** The person signed out: what the server has of theirs leaves the device. */
  leave(person: Person): void
  /** The device lost all that it stored of a person: what only it had is not promised any more. */
  forget(person: Person): void
  trouble(trouble: Trouble): void
  /** The values that may hold at a question now: the last that was promised, or any chosen since. */
  rightValues(person: Person, questionId: string): { values: Set<number>; isPromised: boolean }
  /** What a person last chose at a question is with the server, and they have signed out since. */
  hasLeft(person: Person, questionId: string): boolean
  /** Something that a person was promised is not with the server. */
  hasUnsent(person: Person): boolean
  /** The questions at which a person chose something. */
  questionsOf(person: Person): Set<string>
}

/** `exchanges` are looked at each time that a screen says that the server has something. */
export function openDiary(exchanges: () => readonly Exchange[]): Diary {
  const choices: Choice[] = []
  const submitting = new Set<Person>()
  const handedIn = new Set<Person>()
  const left = new Map<Person, number>()
  const troubles: Trouble[] = []
  const known = new Set<string>()

  const diary: Diary = {
    choices,
    submitting,
    handedIn,
    troubles,
    choose(given) {
      const choice: Choice = { ...given, isShown: false, promised: 'nothing' }
      choices.push(choice)
      return choice
    },
    promise(life, promised) {
      for (const choice of choices) {
        if (choice.life !== life || !choice.isShown || choice.promised === 'on-server') continue
        choice.promised = promised
        if (promised === 'on-server') expectAccepted(choice)
      }
    },
    leave: (person) => void left.set(person, choices.length),
    forget(person) {
      diary.leave(person)
      for (const choice of choices)
        if (choice.person === person && !isAccepted(choice)) choice.promised = 'nothing'
    },
    pressSubmit: (person) => void submitting.add(person),
    handIn(person, { isSubmitted }) {
      handedIn.add(person)
      if (!isSubmitted || exchanges().some((one) => isSubmission(one, person))) return
      const what = `${person.lastName} was told that the answers are submitted, and the server never took them`
      diary.trouble({ kind: 'lost', what })
    },
    trouble(trouble) {
      const text = `${trouble.kind}: ${trouble.what}`
      if (!known.has(text)) troubles.push(trouble)
      known.add(text)
    },
    rightValues(person, questionId) {
      const own = choices.filter((one) => one.person === person && one.questionId === questionId)
      const last = own.findLastIndex((one) => one.promised !== 'nothing')
      const values = new Set(own.slice(Math.max(0, last)).map((one) => one.value))
      return { values, isPromised: last !== -1 }
    },
    hasLeft(person, questionId) {
      const last = choices.findLast((one) => one.person === person && one.questionId === questionId)
      const isBefore = last !== undefined && choices.indexOf(last) < (left.get(person) ?? 0)
      return isBefore && isAccepted(last)
    },
    hasUnsent: (person) =>
      choices.some(
        (one) => one.person === person && one.promised !== 'nothing' && !isAccepted(one),
      ),
    questionsOf: (person) =>
      new Set(choices.filter((one) => one.person === person).map((one) => one.questionId)),
  }

  function expectAccepted(choice: Choice): void {
    if (isAccepted(choice)) return
    const { person, questionId, value } = choice
    const what = `I2 “Saved” was said of ${questionId} = ${value} of ${person.lastName}, and the server never took it`
    diary.trouble({ kind: 'lost', what })
  }

  // One that was replaced before it was sent never needed to be.
  function isAccepted(choice: Choice): boolean {
    const { person, questionId } = choice
    const since = choices
      .slice(choices.indexOf(choice))
      .filter((one) => one.person === person && one.questionId === questionId)
    const values = new Set(since.map((one) => one.value))
    return exchanges().some((one) =>
      answersIn(one, person).some((row) => row.question_id === questionId && values.has(row.value)),
    )
  }

  return diary
}

type SentAnswer = { question_id: string; value: number }

/** The answers that the server took of a person in one exchange. */
function answersIn(exchange: Exchange, person: Person): readonly SentAnswer[] {
  const { path, body, status, sessionOf } = exchange
  if (path !== '/user-response/v1/assessment-answers/') return []
  if (status !== 200 || sessionOf !== person.userId) return []
  const answers = typeof body === 'object' && body !== null && 'answers' in body ? body.answers : []
  return Array.isArray(answers) ? answers : []
}

function isSubmission({ path, status, sessionOf }: Exchange, person: Person): boolean {
  const isIt = path === '/user-response/v1/user-questions-submit/'
  return isIt && status === 200 && sessionOf === person.userId
}
