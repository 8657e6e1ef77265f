import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'

import type { CareerPage } from '#contract/careers/career-pages.ts'
import {
  HEADLINE_MAX_LENGTH,
  INTRODUCTION_MAX_LENGTH,
  SLUG_MAX_LENGTH,
} from '#contract/careers/posting-terms.ts'
import { ApiError } from '#web/api/api-error.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { saveCareerPage } from './career-page-queries.ts'

import styles from '../settings.module.css'

/** What the page says of itself, its address, and whether it is public. */
type CareerPageFormProps = {
  accountId: number
  page: CareerPage
  /** Begins again from what is stored. */
  onLoad: () => void
}

export function CareerPageForm({ accountId, page, onLoad }: CareerPageFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [base, setBase] = useState<object>(page)
  const element = useRef<HTMLFormElement>(null)
  const saving = useSaving(saveCareerPage, (saved) => {
    setBase(saved)
    notifyDone(t`The career page is saved.`)
  })
  const { error } = saving
  const { form, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'slug_taken'
  const save = (written: HTMLFormElement, from: object) => {
    const content = contentIn(new FormData(written))
    saving.mutate({ accountId, careerPageId: page.career_page_id, content, base: from })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(event.currentTarget, base)
  }
  return (
    <Card className={styles.formCard}>
      <form ref={element} className={styles.form} onSubmit={submit} {...form}>
        <SaveProblem
          errorText={errorText}
          isSaidElsewhere={isTaken}
          fields={['headline', 'introduction']}
          error={error}
          onLoad={onLoad}
          onOverwrite={(stored) => {
            if (element.current !== null) save(element.current, stored)
          }}
        />
        <LimitedTextField
          label={t`Address`}
          hint={t`The end of the address: lower-case letters, digits and hyphens. Links to the address before stop working.`}
          name="slug"
          required
          maxLength={SLUG_MAX_LENGTH}
          defaultValue={page.slug}
          error={isTaken ? errorText(error) : problemOf('slug')}
        />
        <LimitedTextField
          label={t`Headline`}
          name="headline"
          isOptional
          maxLength={HEADLINE_MAX_LENGTH}
          defaultValue={page.headline}
          error={problemOf('headline')}
        />
        <TextArea
          label={t`Introduction`}
          name="introduction"
          isOptional
          rows={6}
          maxLength={INTRODUCTION_MAX_LENGTH}
          defaultValue={page.introduction}
          error={problemOf('introduction')}
        />
        <Checkbox
          name="is_public"
          label={t`The page is public`}
          hint={t`Otherwise neither the page nor its positions are found. Links to apply still work.`}
          defaultChecked={page.is_public}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function contentIn(data: FormData) {
  return {
    slug: textOf(data, 'slug'),
    headline: textOf(data, 'headline'),
    introduction: textOf(data, 'introduction'),
    is_public: data.has('is_public'),
  }
}
