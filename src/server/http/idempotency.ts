// Runs a command once for each idempotency key: effect and receipt commit together, a repeat gets the first receipt.
import { hash as digestOf } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Tx } from '../db/database.ts'
import { commandReceipt } from '../db/schema/session.ts'
import { AppError } from './app-error.ts'

/** Whose work on what a command was, for the trail of an attempt. */
export type Sender = { readonly attemptId: string; readonly deviceId: string }

export type Command<S extends z.ZodType> = {
  readonly userId: number
  readonly key: string
  /** Name of the endpoint; one key cannot serve two commands. */
  readonly name: string
  readonly request: unknown
  readonly replySchema: S
  /** What the command does; its result is the receipt. */
  readonly effect: (tx: Tx) => Promise<z.output<S>>
  /** For commands about an attempt: the reply says which one it was in the end. */
  readonly sender?: (reply: z.output<S>) => Sender
}

/**
 * Runs the command's effect unless a receipt for the key exists, in the transaction that it is given.
 * A concurrent repeat waits for the first to commit. An effect that throws leaves no receipt.
 * @throws AppError `idempotency_key_reused` when the key came with another request before.
 */
export async function once<S extends z.ZodType>(tx: Tx, command: Command<S>): Promise<z.output<S>> {
  const { userId, key, name, request } = command
  const hash = requestHash(name, request)
  const claimed = await tx.db
    .insert(commandReceipt)
    .values({ userId, idempotencyKey: key, command: name, requestHash: hash })
    .onConflictDoNothing()
    .returning({ key: commandReceipt.idempotencyKey })
  if (claimed.length === 0) {
    return command.replySchema.parse(await firstReply(tx, { userId, key, hash }))
  }
  const reply = await command.effect(tx)
  await completeReceipt(tx, { userId, key, reply, sender: command.sender?.(reply) })
  return reply
}

/** Writes what was replied, and to whom, into a receipt that this transaction made. */
async function completeReceipt(
  tx: Tx,
  receipt: { userId: number; key: string; reply: unknown; sender: Sender | undefined },
): Promise<void> {
  await tx.db
    .update(commandReceipt)
    .set({ reply: receipt.reply, ...receipt.sender })
    .where(
      and(
        eq(commandReceipt.userId, receipt.userId),
        eq(commandReceipt.idempotencyKey, receipt.key),
      ),
    )
}

/** The reply that a key was answered with first. @throws AppError `idempotency_key_reused` for another request. */
export async function firstReply(
  tx: Tx,
  receipt: { userId: number; key: string; hash: string },
): Promise<unknown> {
  const [row] = await tx.db
    .select({ hash: commandReceipt.requestHash, reply: commandReceipt.reply })
    .from(commandReceipt)
    .where(
      and(
        eq(commandReceipt.userId, receipt.userId),
        eq(commandReceipt.idempotencyKey, receipt.key),
      ),
    )
  if (row === undefined || row.hash !== receipt.hash) throw new AppError('idempotency_key_reused')
  return row.reply
}

/** Whether a key was answered before. */
export async function hasReceipt(
  tx: Tx,
  { userId, key }: { userId: number; key: string },
): Promise<boolean> {
  const isThis = and(eq(commandReceipt.userId, userId), eq(commandReceipt.idempotencyKey, key))
  return (await tx.db.$count(commandReceipt, isThis)) > 0
}

/** The sender of a command whose body names the device, and whose reply names the attempt. */
export function senderOf(body: { device_id: string }) {
  return (reply: { attempt_id: string }): Sender => ({
    attemptId: reply.attempt_id,
    deviceId: body.device_id,
  })
}

/** SHA-256 over a command's name and request: tells a repeat from another request under the same key. */
export function requestHash(name: string, request: unknown): string {
  return digestOf('sha256', `${name}\n${JSON.stringify(request)}`)
}
