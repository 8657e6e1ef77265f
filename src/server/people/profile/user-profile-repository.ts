// SQL of people's profiles. A company's scope reads what its policies let it; writes are the owner's.
import { and, eq, isNull, ne } from 'drizzle-orm'

import type { ProfileFields } from '#contract/people/user-profile.ts'

import type { Tx } from '../../db/database.ts'
import { applicant } from '../../db/schema/requisition.ts'
import { appUser } from '../../db/schema/session.ts'
import { userPrivate, userProfile } from '../../db/schema/user-profile.ts'

/** What was given of a profile; what was not is left as it is. */
export type Given = { readonly [Field in keyof ProfileFields]?: ProfileFields[Field] | undefined }

export type PersonalRow = typeof userProfile.$inferSelect
export type PrivateRow = typeof userPrivate.$inferSelect

const names = {
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  email: appUser.email,
}

/** A user's account unless it is erased; `lock` holds off another save, and their erasure, until the commit. */
export async function findAccount(tx: Tx, { userId, lock }: { userId: number; lock: boolean }) {
  const query = tx.db
    .select(names)
    .from(appUser)
    .where(and(eq(appUser.userId, userId), isNull(appUser.erasedAt)))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

export async function findPersonal(tx: Tx, userId: number): Promise<PersonalRow | null> {
  const [row] = await tx.db.select().from(userProfile).where(eq(userProfile.userId, userId))
  return row ?? null
}

/** Null as well for the user who may not see it. */
export async function findPrivate(tx: Tx, userId: number): Promise<PrivateRow | null> {
  const [row] = await tx.db.select().from(userPrivate).where(eq(userPrivate.userId, userId))
  return row ?? null
}

export async function savePersonal(
  tx: Tx,
  { userId, savedAt, given }: { userId: number; savedAt: Date; given: Given },
): Promise<void> {
  const values = {
    savedAt,
    email2: given.email2,
    phoneNumber: given.phone_number,
    isOptIn: given.is_opt_in,
    city: given.city,
    stateCode: given.state_code,
    zip: given.zip,
    countryCode: given.country_code,
    linkedinUrl: given.linkedin_url,
  }
  await tx.db
    .insert(userProfile)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: userProfile.userId, set: values })
}

export async function savePrivate(tx: Tx, values: PrivateRow): Promise<void> {
  await tx.db
    .insert(userPrivate)
    .values(values)
    .onConflictDoUpdate({ target: userPrivate.userId, set: values })
}

/** Copies into the account, and into every company's copy that is not erased, what they hold of a profile. */
export async function spread(
  tx: Tx,
  { userId, given }: { userId: number; given: Given },
): Promise<void> {
  const { first_name: firstName, last_name: lastName } = given
  const name = { firstName, lastName }
  const copied = {
    ...name,
    phoneNumber: given.phone_number,
    city: given.city,
    stateCode: given.state_code,
    countryCode: given.country_code,
  }
  if (isAnyGiven(name)) await tx.db.update(appUser).set(name).where(eq(appUser.userId, userId))
  if (isAnyGiven(copied))
    await tx.db
      .update(applicant)
      .set(copied)
      .where(and(eq(applicant.userId, userId), ne(applicant.email, '')))
}

function isAnyGiven(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).some((value) => value !== undefined)
}
