// Where interviewers usually meet candidates, for an interview that names no place.
import { type InterviewMode, meetsAll } from '#contract/interviews/interviews-rules.ts'

import type { Tx } from '../db/database.ts'
import { listAvailabilities } from './availability-repository.ts'

type Attending = { readonly accountId: number; readonly ids: readonly number[] }

/** Of several who attend, in their order, the first who has a place; empty where no one has. */
export async function findUsualPlace(tx: Tx, attending: Attending): Promise<string> {
  return (await placesOf(tx, attending)).find((place) => place !== '') ?? ''
}

/** Each place that it could be: one, unless only one of the interviewers attends. */
export async function listUsualPlaces(
  tx: Tx,
  { mode, ...attending }: Attending & { mode: InterviewMode },
): Promise<string[]> {
  if (meetsAll(mode)) return [await findUsualPlace(tx, attending)]
  return [...new Set(await placesOf(tx, attending))]
}

async function placesOf(tx: Tx, attending: Attending): Promise<string[]> {
  const found = await listAvailabilities(tx, attending)
  const places = new Map(found.map((one) => [one.userId, one.default_place]))
  return attending.ids.map((id) => places.get(id) ?? '')
}
