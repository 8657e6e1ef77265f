// What several messages about interviews have in common, in the three languages of the app.
import type { Locale } from '#contract/shape.ts'

import type { InterviewRow } from './interview-repository.ts'

/** Why someone gets a message about an interview. */
export const INTERVIEW_ENDINGS: Record<Locale, string> = {
  en: 'You get this message because you have an interview for {job} at {company}.',
  es: 'Recibes este mensaje porque tienes una entrevista para {job} en {company}.',
  fr: 'Vous recevez ce message parce que vous avez un entretien pour {job} chez {company}.',
}

export const OPEN_INTERVIEW: Record<Locale, string> = {
  en: 'Open the interview',
  es: 'Abrir la entrevista',
  fr: 'Ouvrir l’entretien',
}

export const OPEN_SCORECARD: Record<Locale, string> = {
  en: 'Open the scorecard',
  es: 'Abrir la ficha de evaluación',
  fr: 'Ouvrir la fiche d’évaluation',
}

/** Where an interviewer's calendar leads: to the guide, and to whom they meet. */
export function staffLinks(
  row: Pick<InterviewRow, 'origin' | 'interviewUuid' | 'userSmartreqId'>,
  language: Locale,
): { interview: string; description: string } {
  const interview = `${row.origin}/interview/${row.interviewUuid}`
  const scorecard = `${row.origin}/smartreq-detail-applicant/${row.userSmartreqId}`
  const lines = [
    `${OPEN_INTERVIEW[language]}: ${interview}`,
    `${OPEN_SCORECARD[language]}: ${scorecard}`,
  ]
  return { interview, description: lines.join('\n') }
}

const MEETING_LABELS: Record<Locale, string> = {
  en: 'You meet {names}.',
  es: 'Te reunirás con {names}.',
  fr: 'Vous rencontrerez {names}.',
}

/** Whom a candidate meets, as one sentence; empty where no one has a name. */
export function meetingLine(
  met: readonly { readonly fullName: string | null }[],
  language: Locale,
): string {
  const names = met.flatMap(({ fullName }) => fullName ?? [])
  if (names.length === 0) return ''
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return MEETING_LABELS[language].replace('{names}', () => list)
}
