import type { Locale } from '#contract/core/shape.ts'
// What several messages about interviews have in common, in the three languages of the app.
import { lacksLink } from '#contract/interviews/meeting-link.ts'

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

const LINK_COMES_LABELS: Record<Locale, string> = {
  en: '{company} will send you the link for the video call before it begins.',
  es: '{company} te enviará el enlace de la videollamada antes de que comience.',
  fr: '{company} vous enverra le lien de l’appel vidéo avant qu’il ne commence.',
}

const LINK_MISSING_LABELS: Record<Locale, string> = {
  en: 'This video call has no link yet. The candidate was told that one will be sent.',
  es: 'Esta videollamada aún no tiene enlace. Al candidato se le dijo que recibirá uno.',
  fr: 'Cet appel vidéo n’a pas encore de lien. Le candidat sait qu’il en recevra un.',
}

/** How a video call without a link gets one, as a sentence; empty where there is nothing to say of it. */
export function joiningLine(
  row: Pick<InterviewRow, 'format' | 'place'>,
  { isCandidate, language, company }: { isCandidate: boolean; language: Locale; company: string },
): string {
  if (!lacksLink(row)) return ''
  const labels = isCandidate ? LINK_COMES_LABELS : LINK_MISSING_LABELS
  return labels[language].replace('{company}', () => company)
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

/** Lines of a calendar's note; what is empty is left out. */
export function linesOf(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n')
}
