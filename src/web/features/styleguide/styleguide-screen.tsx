import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { activateLocale, currentLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/layout/skip-link.tsx'
import { applyTheme, themeChoices } from '#web/ui/theme.ts'

import { ActionSpecimens } from './action-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FoundationSpecimens, GuideHeader } from './foundation-specimens.tsx'
import { SampleFrame } from './sample-frame.tsx'
import { type GuideTheme, GuideSection, Specimen } from './specimen.tsx'
import { StaffSpecimens } from './staff-specimens.tsx'
import { StatusSpecimens } from './status-specimens.tsx'

import styles from './styleguide.module.css'

const sections = ['Foundations', 'Actions', 'Fields', 'Status', 'Staff', 'Layouts'] as const

/** A whole page: to look at here, and to use at its own address. */
type GuideFrame = { name: string; href: string; content: ReactNode }

/** Every component in its states. It brings its own words and styles. */
export function StyleguideScreen({ frames }: { frames: readonly GuideFrame[] }) {
  return (
    <I18nProvider i18n={i18n}>
      <Guide frames={frames} />
    </I18nProvider>
  )
}

function Guide({ frames }: { frames: readonly GuideFrame[] }) {
  const [theme, setTheme] = useState<GuideTheme>('system')
  const changeTheme = (next: GuideTheme) => {
    setTheme(next)
    applyTheme(next === 'both' ? 'system' : next)
  }

  return (
    <>
      <SkipLink />
      <div className={styles.guide}>
        <GuideHeader
          description={<Trans>Every component in its states.</Trans>}
          actions={<ViewMenu theme={theme} onThemeChange={changeTheme} />}
        />
        <GuideContents />
        <main id={MAIN_ID} tabIndex={-1}>
          <GuideSections theme={theme} />
          <GuideSection id="Layouts" theme="system">
            {frames.map(({ name, href, content }) => (
              <Specimen key={name} name={<AppLink href={href}>{name}</AppLink>}>
                <SampleFrame title={name}>{content}</SampleFrame>
              </Specimen>
            ))}
          </GuideSection>
        </main>
      </div>
    </>
  )
}

function GuideContents() {
  const { t } = useLingui()
  return (
    <nav className={styles.contents} aria-label={t`Contents`}>
      <ul role="list">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{section}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GuideSections({ theme }: { theme: GuideTheme }) {
  return (
    <>
      <GuideSection id="Foundations" theme={theme}>
        <FoundationSpecimens />
      </GuideSection>
      <GuideSection id="Actions" theme={theme}>
        <ActionSpecimens />
      </GuideSection>
      <GuideSection id="Fields" theme={theme}>
        <FieldSpecimens hasNumberKeys={theme !== 'both'} />
      </GuideSection>
      <GuideSection id="Status" theme={theme}>
        <StatusSpecimens />
      </GuideSection>
      <GuideSection id="Staff" theme={theme}>
        <StaffSpecimens />
      </GuideSection>
    </>
  )
}

function ViewMenu({
  theme,
  onThemeChange,
}: {
  theme: GuideTheme
  onThemeChange: (theme: GuideTheme) => void
}) {
  const { t } = useLingui()
  const names: Record<GuideTheme, string> = {
    system: t`Like the device`,
    light: t`Light`,
    dark: t`Dark`,
    both: t`Light and dark`,
  }
  const choices: GuideTheme[] = [...themeChoices, 'both']
  const current = names[theme]
  return (
    <Menu
      size="small"
      align="end"
      label={t`View: ${current}`}
      trigger={current}
      sections={[
        {
          id: 'themes',
          label: t`Theme`,
          items: choices.map((choice) => ({
            id: choice,
            label: names[choice],
            isChecked: choice === theme,
            onSelect: () => onThemeChange(choice),
          })),
        },
        {
          id: 'languages',
          label: t`Language`,
          items: locales.map((locale) => ({
            id: locale,
            label: localeNames[locale],
            lang: locale,
            isChecked: locale === currentLocale(),
            onSelect: () => void activateLocale(locale),
          })),
        },
      ]}
    />
  )
}
