import { Trans, useLingui } from '@lingui/react/macro'

import { AUDIT_ENTITIES } from '#contract/access/audit-entities.ts'
import { oneOf } from '#web/api/list-search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { DateRangeField } from '#web/ui/staff/form/date/date-range-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { ActorField } from './actor-field.tsx'
import { AUDIT_ENTITY_LABELS } from './audit-labels.ts'
import { entityOf, isAuditNarrowed } from './audit-request.ts'
import { auditSearch, type AuditSearch } from './audit-search.ts'

import styles from './settings.module.css'

type AuditFiltersProps = {
  accountId: number
  view: AuditSearch
  onView: ChangeView<AuditSearch>
}

/** What, who and when. Every change starts at the first page again. */
export function AuditFilters({ accountId, view, onView }: AuditFiltersProps) {
  const { t, i18n } = useLingui()
  const change = (next: AuditSearch) => onView({ ...view, ...next, page: undefined })
  return (
    <>
      <SelectField
        className={styles.filter}
        label={t`What`}
        placeholder={t`Everything`}
        options={AUDIT_ENTITIES.map((entity) => ({
          value: entity,
          label: i18n._(AUDIT_ENTITY_LABELS[entity]),
        }))}
        value={entityOf(view) ?? ''}
        onChange={(event) => change({ entity: oneOf(AUDIT_ENTITIES, event.target.value) })}
      />
      <ActorField
        accountId={accountId}
        actor={view.actor}
        onChange={(actor) => change({ actor })}
      />
      <DateRangeField
        className={styles.days}
        legend={t`Days`}
        labels={{ from: t`From`, to: t({ message: 'To', context: 'date' }) }}
        value={{ from: view.from ?? '', to: view.to ?? '' }}
        onChange={({ from, to }) => change({ from: dayOf(from), to: dayOf(to) })}
      />
      {isAuditNarrowed(view) && (
        <Button
          variant="quiet"
          onClick={() =>
            change({ entity: undefined, actor: undefined, from: undefined, to: undefined })
          }
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </>
  )
}

function dayOf(value: string): string | undefined {
  return auditSearch({ from: value }).from
}
