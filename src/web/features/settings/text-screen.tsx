// The next version of a text: its words in every language, and publishing them for good.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import type { LocalizedText } from '#contract/core/shape.ts'
import type { CompanyKind, ConsentText } from '#contract/privacy/consents.ts'
import { locales } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useSettingsErrorText } from './settings-error-text.ts'
import { TEXTS_HREF } from './settings-paths.ts'
import { TEXT_LABELS } from './text-labels.ts'
import { publishText, useTexts } from './text-queries.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

type TextScreenProps = { accountId: number; kind: CompanyKind }

/** What the server takes. */
const MAX_LENGTH = 20_000

const NOTHING = { en: '', es: '', fr: '' }

export function TextScreen({ accountId, kind }: TextScreenProps) {
  const { i18n } = useLingui()
  const [newest] = useTexts({ accountId, kind, page: 1 }).data
  return (
    <>
      <PageHeader
        back={{ href: TEXTS_HREF, label: <Trans>Privacy texts</Trans> }}
        title={i18n._(TEXT_LABELS[kind].name)}
        description={i18n._(TEXT_LABELS[kind].says)}
      />
      <TextForm key={kind} {...{ accountId, kind, newest }} />
    </>
  )
}

type TextFormProps = TextScreenProps & { newest: ConsentText | undefined }

function TextForm({ accountId, kind, newest }: TextFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  // What it follows is settled when it is begun: a version that came meanwhile is not to be passed over.
  const [afterVersion] = useState(newest?.version ?? 0)
  const [bodies, setBodies] = useState<LocalizedText>(newest?.bodies ?? NOTHING)
  const [asksAgain, setAsksAgain] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  const saving = useSaving(publishText, ({ version }) => {
    notifyDone(t`Version ${version} is published.`)
    router.history.push(TEXTS_HREF)
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const publish = () => {
    setIsAsking(false)
    saving.mutate({ accountId, kind, afterVersion, bodies, asksAgain })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <Card as="form" className={styles.form} onSubmit={submit} {...form}>
      <Trouble error={saving.error} />
      <p className={styles.hint}>
        <Trans>
          Leave an empty line between paragraphs. A line that begins with ## is a heading.
        </Trans>
      </p>
      <BodyFields bodies={bodies} onChange={setBodies} problemOf={problemOf} />
      <Checkbox
        label={t`Ask everyone again who applied to you`}
        hint={t`Before their next activity. Leave it off when only the wording is better.`}
        checked={asksAgain}
        onChange={(event) => setAsksAgain(event.target.checked)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          <Trans>Publish…</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={publish}
        title={t`Publish version ${afterVersion + 1}?`}
        confirmLabel={<Trans>Publish</Trans>}
      >
        <p>
          <Trans>It counts at once, and cannot be changed or taken back: only superseded.</Trans>
        </p>
      </ConfirmDialog>
    </Card>
  )
}

function BodyFields({
  bodies,
  onChange,
  problemOf,
}: {
  bodies: LocalizedText
  onChange: (bodies: LocalizedText) => void
  problemOf: (name: string) => string | undefined
}) {
  const { t } = useLingui()
  const labels = { en: t`In English`, es: t`In Spanish`, fr: t`In French` }
  return locales.map((language) => (
    <TextArea
      key={language}
      label={labels[language]}
      lang={language}
      name={`bodies.${language}`}
      error={problemOf(`bodies.${language}`)}
      rows={10}
      required
      maxLength={MAX_LENGTH}
      value={bodies[language]}
      onChange={(event) => onChange({ ...bodies, [language]: event.target.value })}
    />
  ))
}

function Trouble({ error }: { error: Error | null }) {
  const errorText = useSettingsErrorText()
  if (error === null) return null
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}
