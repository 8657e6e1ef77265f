// What a login page says about the texts that count there, each a link to that very version.
import { Trans } from '@lingui/react/macro'

import type { ConsentKind, ConsentText } from '#contract/privacy/consents.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import { textHref } from '../shell/consent-texts.ts'

import styles from './session.module.css'

type Texts = { texts: readonly ConsentText[] }

/** For the user who creates an account. */
export function AccountNote({ texts }: Texts) {
  const href = (kind: ConsentKind) => textHref(findText(texts, kind) ?? { kind })
  return (
    <p className={styles.small}>
      <Trans>
        By creating an account you accept the <AppLink href={href('terms')}>terms</AppLink>. The{' '}
        <AppLink href={href('privacy')}>privacy page</AppLink> says what is kept.
      </Trans>
    </p>
  )
}

/** For the user who applies. */
export function ApplicationNote({ texts }: Texts) {
  const text = findText(texts, 'application')
  if (text === undefined) return null
  return (
    <p className={styles.small}>
      <Trans>
        By continuing you agree to the <AppLink href={textHref(text)}>application terms</AppLink>.
      </Trans>
    </p>
  )
}

/** For those who want to know first whether their device is fit. */
export function DeviceCheckNote() {
  return (
    <p className={styles.other}>
      <AppLink href="/test">
        <Trans>Check your device before you begin</Trans>
      </AppLink>
    </p>
  )
}

function findText(texts: Texts['texts'], kind: ConsentKind): ConsentText | undefined {
  return texts.find((text) => text.kind === kind)
}
