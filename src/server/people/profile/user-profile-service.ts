// Rules of a person's own profile, and of what of it staff are told. Knows no HTTP.
import { PERSONAL_FIELDS } from '#contract/people/profile-rules.ts'
import {
  privateDetailsSchema,
  profileReceiptSchema,
  userProfileSchema,
  type PersonalDetails,
  type PrivateDetails,
  type ProfileReceipt,
  type UserProfile,
} from '#contract/people/user-profile.ts'

import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import * as repository from './user-profile-repository.ts'

type Deps = { readonly database: Database; readonly now: () => Date }
type Save = {
  readonly userId: number
  readonly idempotencyKey: string
  readonly savedAt: string | undefined
  readonly given: repository.Given
}

export type UserProfileService = ReturnType<typeof createUserProfileService>

/** Every method is for the caller's own profile: anyone else's answers `not_found`, like one that does not exist. */
export function createUserProfileService({ database, now }: Deps) {
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)

  return {
    async get(caller: Caller, userId: number): Promise<UserProfile> {
      assertOwn(caller, userId)
      return asPerson(userId, (tx) => getProfile(tx, userId))
    },

    /**
     * Changes what is given and leaves the rest. The newest save wins, by when its device says that it was made: an
     * older one that comes later is acknowledged, and changes nothing.
     * @throws AppError `validation_failed` for a first save of personal fields without date of birth or gender.
     */
    async save(caller: Caller, save: Save): Promise<ProfileReceipt> {
      const { userId, idempotencyKey, savedAt, given } = save
      assertOwn(caller, userId)
      return asPerson(userId, (tx) =>
        once(tx, {
          userId,
          key: idempotencyKey,
          name: 'save-user-profile',
          request: { userId, savedAt, given },
          replySchema: profileReceiptSchema,
          effect: (unit) => apply(unit, { save, at: now() }),
        }),
      )
    },
  }
}

async function apply(tx: Tx, { save, at }: { save: Save; at: Date }): Promise<ProfileReceipt> {
  const { userId, given } = save
  if ((await repository.findAccount(tx, { userId, lock: true })) === null)
    throw new AppError('not_found')
  // A clock that is ahead must not outrank whatever is saved until then.
  const savedAt = new Date(Math.min(Date.parse(save.savedAt ?? at.toISOString()), at.getTime()))
  const stored = await repository.findPersonal(tx, userId)
  const isApplied = stored === null || stored.savedAt <= savedAt
  if (isApplied) {
    await savePrivate(tx, { userId, given })
    await repository.savePersonal(tx, { userId, savedAt, given })
    await repository.spread(tx, { userId, given })
  }
  return {
    user_id: userId,
    saved_at: savedAt.toISOString(),
    is_applied: isApplied,
    server_time: at.toISOString(),
  }
}

async function savePrivate(
  tx: Tx,
  { userId, given }: { userId: number; given: repository.Given },
): Promise<void> {
  if (PERSONAL_FIELDS.every((field) => given[field] === undefined)) return
  const stored = await repository.findPrivate(tx, userId)
  const { dob = stored?.dob, gender = stored?.gender } = given
  if (dob === undefined || gender === undefined) {
    throw new AppError('validation_failed', {
      fields: {
        ...(dob === undefined ? { dob: 'Date of birth is required.' } : {}),
        ...(gender === undefined ? { gender: 'Gender is required.' } : {}),
      },
    })
  }
  await repository.savePrivate(tx, { userId, dob, gender })
}

/** What staff see of a user who applied to their company, as its scope lets them. */
export async function getPersonalDetails(tx: Tx, userId: number): Promise<PersonalDetails> {
  return describePersonal(await repository.findPersonal(tx, userId))
}

/** What only staff see whose role includes private data; null where nothing was given. Ask `seesPrivateData` first. */
export async function findPrivateDetails(tx: Tx, userId: number): Promise<PrivateDetails | null> {
  const row = await repository.findPrivate(tx, userId)
  return row === null ? null : privateDetailsSchema.parse({ dob: row.dob, gender: row.gender })
}

async function getProfile(tx: Tx, userId: number): Promise<UserProfile> {
  const account = await repository.findAccount(tx, { userId, lock: false })
  if (account === null) throw new AppError('not_found')
  const personal = await repository.findPersonal(tx, userId)
  const hidden = await repository.findPrivate(tx, userId)
  return userProfileSchema.parse({
    ...describePersonal(personal),
    user_id: userId,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    dob: hidden?.dob ?? null,
    gender: hidden?.gender ?? null,
    saved_at: personal?.savedAt.toISOString() ?? null,
  })
}

function describePersonal(row: repository.PersonalRow | null): PersonalDetails {
  return {
    email2: row?.email2 ?? null,
    phone_number: row?.phoneNumber ?? null,
    is_opt_in: row?.isOptIn ?? false,
    city: row?.city ?? null,
    state_code: row?.stateCode ?? null,
    zip: row?.zip ?? null,
    country_code: row?.countryCode ?? null,
    linkedin_url: row?.linkedinUrl ?? null,
  }
}

function assertOwn(caller: Caller, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
