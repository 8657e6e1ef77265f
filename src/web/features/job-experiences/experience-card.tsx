// One position, to read.
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'

import type { ExperienceFields } from '#contract/people/job-experiences.ts'
import { regionName } from '#web/i18n/region-names.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { endsBeforeStart } from './experience-entries.ts'
import { POSITION_TYPE_LABELS } from './position-type-labels.ts'

import styles from './job-experiences.module.css'

type ExperienceCardProps = {
  fields: ExperienceFields
  onEdit: () => void
  onDelete: () => void
}

export function ExperienceCard({ fields, onEdit, onDelete }: ExperienceCardProps) {
  const { i18n, t } = useLingui()
  const { locale } = useFormatter()
  const { title, company_name: company, country_code: country, position_type: type } = fields
  const place = [fields.location, fields.state, country === null ? '' : regionName(country, locale)]
  const facts = [type === null ? '' : i18n._(POSITION_TYPE_LABELS[type]), fields.field]
  return (
    <Card as="li" className={styles.card}>
      <div>
        <CardTitle level={2}>{title}</CardTitle>
        <p>{company}</p>
        <CardFacts>
          <Dates fields={fields} />
        </CardFacts>
        <CardFacts>{place.filter((one) => one !== '').join(', ')}</CardFacts>
        <CardFacts>{facts.filter((one) => one !== '').join(' · ')}</CardFacts>
        {endsBeforeStart(fields) && (
          <p className={styles.warning}>
            <Trans>The end date is before the start date.</Trans>
          </p>
        )}
        {fields.description !== '' && <p className={styles.text}>{fields.description}</p>}
      </div>
      <div className={styles.buttons}>
        <IconButton label={t`Edit “${title}”`} icon={<Pencil size={17} />} onClick={onEdit} />
        <IconButton label={t`Delete “${title}”`} icon={<Trash2 size={17} />} onClick={onDelete} />
      </div>
    </Card>
  )
}

function Dates({ fields }: Pick<ExperienceCardProps, 'fields'>) {
  const { t } = useLingui()
  const format = useFormatter()
  const start = fields.start_date === null ? '' : format.date(fields.start_date, 'numeric')
  const last = fields.end_date === null ? '' : format.date(fields.end_date, 'numeric')
  const end = fields.is_current ? t`today` : last
  if (start === '') return end
  if (end === '') return <Trans>Since {start}</Trans>
  return (
    <>
      {start} – {end}
    </>
  )
}
