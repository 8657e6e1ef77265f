// Adding a kiosk station, and changing its name, place and exit PIN.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent, type ReactNode } from 'react'

import { EXIT_PIN, STATION_NAME_MAX, STATION_PLACE_MAX } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskEnrolment, KioskStation } from '#contract/kiosk/kiosk-stations.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { ListFields, listSettingsOf } from './list-fields.tsx'
import { createStation, saveStation } from './station-queries.ts'

import styles from '../settings.module.css'

type Fields = Parameters<typeof createStation>[0]
type NewStationProps = {
  accountId: number
  onClose: () => void
  onMade: (enrolment: KioskEnrolment) => void
}

export function NewStationDialog({ accountId, onClose, onMade }: NewStationProps) {
  const creating = useSaving(createStation, onMade)
  return (
    <StationDialog
      title={<Trans>Add a kiosk station</Trans>}
      submitLabel={<Trans>Add the station</Trans>}
      saving={creating}
      onClose={onClose}
      accountId={accountId}
      onSubmit={(fields) => creating.mutate(fields)}
    />
  )
}

type EditStationProps = { accountId: number; station: KioskStation; onClose: () => void }

export function EditStationDialog({ accountId, station, onClose }: EditStationProps) {
  const { t } = useLingui()
  const { station_id: stationId, name } = station
  const saving = useSaving(saveStation, () => {
    notifyDone(t`The station is saved.`)
    onClose()
  })
  return (
    <StationDialog
      title={<Trans>Change {name}</Trans>}
      submitLabel={<Trans>Save</Trans>}
      station={station}
      saving={saving}
      onClose={onClose}
      accountId={accountId}
      onSubmit={(fields) => saving.mutate({ ...fields, stationId })}
    />
  )
}

type StationDialogProps = {
  accountId: number
  title: ReactNode
  submitLabel: ReactNode
  station?: KioskStation
  saving: { error: unknown; isPending: boolean }
  onClose: () => void
  onSubmit: (fields: Fields) => void
}

function StationDialog(props: StationDialogProps) {
  const { accountId, title, submitLabel, station, saving, onClose, onSubmit } = props
  const { t } = useLingui()
  const formId = useId()
  const errorText = useSettingsErrorText()
  const { form, problemOf } = useFieldProblems(saving.error)
  const [list, setList] = useState(() => listSettingsOf(station))
  const [isTried, setIsTried] = useState(false)
  const isNoneChosen = list.isShown && list.jobs?.length === 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isNoneChosen) return
    const data = new FormData(event.currentTarget)
    const read = (name: string) => textOf(data, name)
    onSubmit({
      accountId,
      name: read('name'),
      place: read('place'),
      pin: read('exit_pin'),
      isListShown: list.isShown,
      // Nothing is chosen any more where the list is off.
      listJobIds:
        list.jobs === null || list.jobs.length === 0 ? null : list.jobs.map((one) => one.job_id),
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isLocked={saving.isPending}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={saving.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} autoComplete="off" {...form}>
        {saving.error !== null && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        <StationFields station={station} problemOf={problemOf} />
        <ListFields
          {...{ accountId, list }}
          problem={
            isTried && isNoneChosen
              ? t`Choose at least one requisition.`
              : problemOf('list_job_ids')
          }
          onChange={setList}
        />
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  station: KioskStation | undefined
  problemOf: ReturnType<typeof useFieldProblems>['problemOf']
}

function StationFields({ station, problemOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <LimitedTextField
        label={t`Name`}
        name="name"
        required
        maxLength={STATION_NAME_MAX}
        defaultValue={station?.name}
        error={problemOf('name')}
        data-first-focus
      />
      <LimitedTextField
        label={t`Place`}
        isOptional
        name="place"
        maxLength={STATION_PLACE_MAX}
        defaultValue={station?.place}
        error={problemOf('place')}
      />
      <TextField
        label={t`Exit PIN`}
        hint={
          station === undefined
            ? t`4 to 8 digits. It ends kiosk mode on the device.`
            : t`4 to 8 digits. Leave it empty to keep the PIN as it is.`
        }
        name="exit_pin"
        inputMode="numeric"
        pattern={`[0-9]{${EXIT_PIN.least},${EXIT_PIN.most}}`}
        autoComplete="off"
        required={station === undefined}
        error={problemOf('exit_pin')}
      />
    </>
  )
}
