import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Trans } from './trans.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const NAMES = [
  'Walk Driver <script>alert(1)</script> 🚚',
  '<b>0</b>',
  '<0>0</0>',
  'a < b > c',
  '<0/>',
  'Ann',
]

describe.each(NAMES)('a text with the name %s', (name) => {
  it('says all of it, beside markup of its own', () => {
    const { container, unmount } = render(
      <I18nProvider i18n={i18n}>
        <p>
          <Trans
            id="applicants"
            message="Applicants of <0>{name}</0> and {name}"
            values={{ name }}
            components={{ 0: <strong /> }}
          />
        </p>
        <p>
          <Trans
            id="count"
            message="{count, plural, one {# of {name}} other {# for {name}}}"
            values={{ name, count: 2 }}
          />
        </p>
      </I18nProvider>,
    )
    const [first, second] = container.querySelectorAll('p')
    expect(first?.textContent).toBe(`Applicants of ${name} and ${name}`)
    expect(first?.querySelectorAll('*')).toHaveLength(1)
    expect(second?.textContent).toBe(`2 for ${name}`)
    unmount()
  })
})
