// SQL of how a company has its offers signed. Runs in the company's scope, or the system's.
import { eq } from 'drizzle-orm'

import { E_SIGNATURE_DEFAULTS } from '#contract/offers/e-signature-rules.ts'
import type { ESignatureSettings } from '#contract/offers/e-signature.ts'

import type { Tx } from '../../db/database.ts'
import { eSignatureSetting } from '../../db/schema/e-signature.ts'

const columns = {
  expiry_days: eSignatureSetting.expiryDays,
  reminder_hours: eSignatureSetting.reminderHours,
}

/** The settings that count: those stored, or the defaults. */
export async function getESignatureSettings(
  tx: Tx,
  accountId: number,
): Promise<ESignatureSettings> {
  const [row] = await tx.db
    .select(columns)
    .from(eSignatureSetting)
    .where(eq(eSignatureSetting.accountId, accountId))
  return row ?? E_SIGNATURE_DEFAULTS
}

/** The same, locked until the transaction ends; a company without a row gets one with the defaults. */
export async function lockESignatureSettings(
  tx: Tx,
  accountId: number,
): Promise<ESignatureSettings> {
  await tx.db
    .insert(eSignatureSetting)
    .values({ accountId, ...toRow(E_SIGNATURE_DEFAULTS) })
    .onConflictDoNothing()
  const [row] = await tx.db
    .select(columns)
    .from(eSignatureSetting)
    .where(eq(eSignatureSetting.accountId, accountId))
    .for('no key update')
  if (row === undefined) throw new Error('The settings of e-signature were not stored.')
  return row
}

/** Changes the settings of a company that has a row. */
export async function updateESignatureSettings(
  tx: Tx,
  { accountId, settings }: { accountId: number; settings: ESignatureSettings },
): Promise<void> {
  await tx.db
    .update(eSignatureSetting)
    .set(toRow(settings))
    .where(eq(eSignatureSetting.accountId, accountId))
}

function toRow({ expiry_days, reminder_hours }: ESignatureSettings) {
  return { expiryDays: expiry_days, reminderHours: reminder_hours }
}
