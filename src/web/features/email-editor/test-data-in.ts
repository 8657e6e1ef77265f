// A draft with the test data in place of its variables. The server fills the others with its examples.
import { parseTemplate } from '#contract/messages/template-variables.ts'

import type { TemplateDraft } from './template-draft.ts'
import type { TestData } from './test-data.ts'

export function withTestData(draft: TemplateDraft, values: TestData): TemplateDraft {
  return {
    ...draft,
    subject: fill(draft.subject, { values, format: withoutBraces }),
    html_body: fill(draft.html_body, { values, format: asHtml }),
    plain_body: fill(draft.plain_body, { values, format: withoutBraces }),
  }
}

type Filling = { values: TestData; format: (value: string) => string }

function fill(template: string, { values, format }: Filling): string {
  return parseTemplate(template)
    .map((part) => {
      if (part.kind === 'text') return part.text
      const { name, fallback } = part
      const value = values[name]
      if (value !== undefined) return format(value)
      return fallback === '' ? `{{${name}}}` : `{{${name}|:${fallback}}}`
    })
    .join('')
}

// A value names no variable of its own.
function withoutBraces(value: string): string {
  return value.replaceAll(/[{}]/g, '')
}

function asHtml(value: string): string {
  const element = document.createElement('span')
  element.textContent = withoutBraces(value)
  return element.innerHTML
}
