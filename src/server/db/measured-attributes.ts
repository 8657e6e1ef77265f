// Which attributes a company can name: the shared ones and its own. Outcomes are of another usage type.
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'

import { USAGE, type UsageType } from '#contract/settings/settings-rules.ts'

import { attributeType } from './schema/assessment.ts'

type Of = { readonly accountId: number; readonly usageType?: UsageType }

/** Those of a usage type that the company sees, archived or not. */
export function isVisibleTo({ accountId, usageType = USAGE.attribute }: Of): SQL | undefined {
  const isSeen = or(isNull(attributeType.accountId), eq(attributeType.accountId, accountId))
  return and(isSeen, eq(attributeType.usageType, usageType))
}

/** Those of them that are offered. */
export function isOfferedTo(of: Of): SQL | undefined {
  return and(isVisibleTo(of), isNull(attributeType.archivedAt))
}
