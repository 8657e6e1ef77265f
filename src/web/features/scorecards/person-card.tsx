// Who the applicant is and how to reach them; date of birth and gender only for roles that include private data.
import { Trans, useLingui } from '@lingui/react/macro'

import type { ApplicantDetails, PrivateDetails } from '#contract/people/user-profile.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { PhoneLink } from '#web/features/staff-shell/phone-link.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'
import { regionName } from '#web/i18n/region-names.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import type { ApplicationParts } from './application-parts.ts'
import { OtherApplications } from './other-applications.tsx'

import styles from './scorecards.module.css'

type PersonCardProps = {
  scorecard: Scorecard
  parts: Pick<ApplicationParts, 'Source' | 'StatusPill'>
}

export function PersonCard({ scorecard, parts }: PersonCardProps) {
  const { applicant, private: hidden, can_see_private: canSeePrivate } = scorecard
  const { t } = useLingui()
  const names = [applicant.first_name, applicant.last_name]
  const initials = names.map((name) => name.at(0)?.toLocaleUpperCase()).join('')
  return (
    <Card as="section" className={styles.personal} aria-label={t`Personal details`}>
      <div className={styles.personHead}>
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
        <h2 className={styles.cardTitle}>
          <Trans>Personal details</Trans>
        </h2>
      </div>
      <Facts scorecard={scorecard} Source={parts.Source} />
      <OtherApplications
        applications={scorecard.other_applications}
        StatusPill={parts.StatusPill}
      />
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

function Facts({ scorecard, Source }: { scorecard: Scorecard } & Pick<ApplicationParts, 'Source'>) {
  const { t } = useLingui()
  const format = useFormatter()
  const { applicant, personal } = scorecard
  const { phone, linkedin_url: linkedin } = personal
  const items = [
    { id: 'email', term: t`Email`, value: <MailLink address={applicant.email} /> },
    { id: 'phone', term: t`Phone number`, value: phone && <PhoneLink phone={phone} /> },
    {
      id: 'texts',
      term: t`Text messages`,
      value: personal.is_opt_in ? t`Allowed` : t`Not allowed`,
    },
    {
      id: 'email2',
      term: t`Another email`,
      value: personal.email2 && <MailLink address={personal.email2} />,
      isOptional: true,
    },
    { id: 'address', term: t`Address`, value: addressOf(personal) },
    {
      id: 'linkedin',
      term: t`LinkedIn page`,
      value: linkedin && <OuterLink address={linkedin} />,
      isOptional: true,
    },
    {
      id: 'source',
      term: t`Source`,
      value: <Source sourceType={applicant.source_type} name={applicant.source_name} />,
    },
    {
      id: 'applied',
      term: t`Applied`,
      value: <RelativeTime at={applicant.application_date} hasExactTime />,
    },
    { id: 'complete', term: t`Answered`, value: format.percent(applicant.pct_complete) },
  ]
  return (
    <DefinitionList
      items={items.filter(({ isOptional, value }) => !isOptional || value !== null)}
    />
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <a className={styles.mail} href={`mailto:${address}`}>
      {address}
    </a>
  )
}

function OuterLink({ address }: { address: string }) {
  return (
    <a className={styles.mail} href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https:\/\//, '')}
    </a>
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
