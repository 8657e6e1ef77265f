import { seesJob, type JobAccess } from '../../access/staff-access.ts'
// Whom comments mention: colleagues who see the application, each written to once for a comment. Knows no HTTP.
import type { Changing } from '../../access/staff-command.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { orderMail, type MailContext, type MailDeps } from '../../mail/order-mail.ts'
import * as repository from './comment-repository.ts'

type Mentioning = {
  readonly deps: MailDeps
  readonly writesAs: MailContext
  readonly commentUuid: string
  readonly userSmartreqId: number
  readonly isPrivate: boolean
  /** Undefined: those whom it mentions already stay. */
  readonly userIds: readonly number[] | undefined
}

/**
 * Notes whom a comment mentions, and has them written to. The author is left out.
 * @throws AppError `validation_failed` for a user who does not see the application, and for a private comment.
 */
export async function mention(
  { tx, access }: Changing<JobAccess>,
  { userIds, ...given }: Mentioning,
): Promise<void> {
  if (userIds === undefined) return
  const others = [...new Set(userIds)].filter((userId) => userId !== access.userId)
  if (given.isPrivate && others.length > 0) throw refused('A private comment mentions no one.')
  for (const userId of others)
    if (!(await seesJob(tx, { ...access, userId })))
      throw refused('Only colleagues who see the application can be mentioned.')
  const { commentUuid } = given
  await repository.replaceMentions(tx, {
    accountId: access.accountId,
    commentUuid,
    userIds: others,
  })
  if (others.length > 0) await write(tx, { ...given, userIds: others })
}

async function write(
  tx: Tx,
  given: Omit<Mentioning, 'userIds'> & { userIds: readonly number[] },
): Promise<void> {
  const { deps, writesAs: by, commentUuid, userSmartreqId } = given
  // Mail is the user's own, and no company's.
  await asSystem(tx, async () => {
    for (const to of await repository.listLanguages(tx, given.userIds))
      // oxlint-disable-next-line no-await-in-loop -- one transaction asks one thing at a time
      await orderMail(tx, {
        deps,
        kind: 'comment-mention',
        to,
        by,
        aboutApplication: userSmartreqId,
        aboutComment: commentUuid,
      })
  })
}

function refused(message: string): AppError {
  return new AppError('validation_failed', { fields: { mentioned_user_ids: message } })
}
