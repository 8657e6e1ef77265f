// What the applicant says of themselves; date of birth and gender only for roles that include private data.
import { Trans, useLingui } from '@lingui/react/macro'

import type { ApplicantDetails, PrivateDetails } from '#contract/people/user-profile.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { PhoneLink } from '#web/features/staff-shell/phone-link.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'
import { regionName } from '#web/i18n/region-names.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import styles from './scorecards.module.css'

type PersonalCardProps = Pick<Scorecard, 'personal' | 'private' | 'can_see_private'>

export function PersonalCard(props: PersonalCardProps) {
  const { personal, private: hidden, can_see_private: canSeePrivate } = props
  const { t } = useLingui()
  return (
    <Card as="section" className={styles.personal} aria-label={t`Personal details`}>
      <h2 className={styles.cardTitle}>
        <Trans>Personal details</Trans>
      </h2>
      <Reached personal={personal} />
      <div className={styles.private}>
        <h3 className={styles.smallTitle}>
          <Trans>Private data</Trans>
        </h3>
        {canSeePrivate ? (
          <Private details={hidden} />
        ) : (
          <p className={styles.explanation}>
            <Trans>Your role does not include private data, such as the date of birth.</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

function Reached({ personal }: { personal: ApplicantDetails }) {
  const { t } = useLingui()
  const { phone, linkedin_url: linkedin } = personal
  return (
    <DefinitionList
      items={[
        {
          id: 'phone',
          term: t`Phone number`,
          value: phone !== null && <PhoneLink phone={phone} />,
        },
        {
          id: 'texts',
          term: t`Text messages`,
          value: personal.is_opt_in ? t`Allowed` : t`Not allowed`,
        },
        {
          id: 'email2',
          term: t`Another email`,
          value: personal.email2 !== null && (
            <a className={styles.mail} href={`mailto:${personal.email2}`}>
              {personal.email2}
            </a>
          ),
        },
        { id: 'address', term: t`Address`, value: addressOf(personal) },
        {
          id: 'linkedin',
          term: t`LinkedIn page`,
          value: linkedin !== null && (
            <a className={styles.mail} href={linkedin} target="_blank" rel="noopener noreferrer">
              {linkedin.replace(/^https:\/\//, '')}
            </a>
          ),
        },
      ].map((item) => ({ ...item, value: item.value === false ? null : item.value }))}
    />
  )
}

function Private({ details }: { details: PrivateDetails | null }) {
  const { t } = useLingui()
  const format = useFormatter()
  const genders = { Female: t`Female`, Male: t`Male` }
  return (
    <DefinitionList
      items={[
        {
          id: 'dob',
          term: t`Date of birth`,
          value: details === null ? null : format.date(details.dob, 'long'),
        },
        {
          id: 'gender',
          term: t`Gender`,
          value: details === null ? null : genders[details.gender],
        },
      ]}
    />
  )
}

function addressOf(personal: ApplicantDetails) {
  const { address, city, zip, state_code: state, country_code: country } = personal
  const parts = [
    address,
    city,
    state,
    zip,
    country === null ? null : regionName(country, currentLocale()),
  ]
  return parts.filter((part) => part !== null).join(', ')
}
