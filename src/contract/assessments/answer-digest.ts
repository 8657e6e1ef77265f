// The canonical form of an answer set and its digest: the device and the server must agree on every byte.

/** One answer as the digest sees it. */
export type DigestedAnswer = { readonly question_id: string; readonly value: unknown }

/** Canonical text of an answer set: one JSON line `[question_id, value]` for each answer, ordered by code unit of the id. */
function canonicalAnswers(answers: readonly DigestedAnswer[]): string {
  return answers
    .toSorted((a, b) =>
      a.question_id < b.question_id ? -1 : Number(a.question_id > b.question_id),
    )
    .map((answer) => JSON.stringify([answer.question_id, answer.value]))
    .join('\n')
}

/** SHA-256 of the canonical answer set, as 64 hexadecimal digits. */
export async function answerDigest(answers: readonly DigestedAnswer[]): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalAnswers(answers))
  const hash = await globalThis.crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
