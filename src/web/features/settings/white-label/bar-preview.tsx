import { Trans } from '@lingui/react/macro'

import type { WhiteLabel } from '#contract/settings/company-details.ts'
import { accentTokens } from '#web/features/staff-shell/accent-colours.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { FairleadMark } from '#web/ui/layout/fairlead-mark.tsx'

import styles from './white-label.module.css'

type BarPreviewProps = { look: WhiteLabel; companyName: string }

/** The bar of the staff screens as it will look, in both themes. */
export function BarPreview(props: BarPreviewProps) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        <Trans>Preview</Trans>
      </figcaption>
      <Bar {...props} theme="light" />
      <Bar {...props} theme="dark" />
    </figure>
  )
}

function Bar({ look, companyName, theme }: BarPreviewProps & { theme: 'light' | 'dark' }) {
  const { logo_url: logo, use_custom_header, custom_header_file: header, accent_color } = look
  const hasHeader = use_custom_header && header !== null
  const image = hasHeader ? header : logo
  return (
    <div
      className={styles.bar}
      data-theme={theme}
      style={accent_color === null ? {} : accentTokens(accent_color)}
    >
      {image === null ? <FairleadMark /> : <img className={styles.logo} src={image} alt="" />}
      {!hasHeader && <span className={styles.name}>{companyName}</span>}
      <span className={linkButton({ variant: 'primary', size: 'small' })}>
        <Trans>Start</Trans>
      </span>
    </div>
  )
}
