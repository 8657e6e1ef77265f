import { useLingui } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { FairleadMark } from '#web/ui/layout/fairlead-mark.tsx'

import { PRODUCT } from './product.ts'

import styles from './shell.module.css'

type BrandProps = {
  /** The customer's logo; ours without it. */
  logoUrl?: string | null
  companyName: string
  href?: string
}

/** The logo, as the way home where there is one. */
export function Brand({ logoUrl, companyName, href }: BrandProps) {
  const { t } = useLingui()
  const hasLogo = logoUrl !== undefined && logoUrl !== null && logoUrl !== ''
  const content = hasLogo ? (
    <img className={styles.logo} src={logoUrl} alt={companyName} />
  ) : (
    <>
      <FairleadMark />
      <span className={styles.wordmark}>{PRODUCT.name}</span>
    </>
  )
  if (href === undefined) return <span className={styles.brand}>{content}</span>
  return (
    <AppLink
      className={styles.brand}
      href={href}
      aria-label={hasLogo ? t`${companyName}, main page` : t`Fairlead, main page`}
    >
      {content}
    </AppLink>
  )
}
