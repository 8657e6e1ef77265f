// The button beside a date, and the calendar that it opens in the language of the app.
import { useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  Dialog,
  DialogTrigger,
  Popover,
} from 'react-aria-components'

import styles from './date.module.css'

type CalendarButtonProps = {
  /** The id of the label that says what the days are for. It is no part of the name: the field has that one. */
  labelId: string
  isDisabled?: boolean | undefined
  children: (close: () => void) => ReactNode
}

/** Opens what is inside as a small dialog at the button. */
export function CalendarButton(props: CalendarButtonProps) {
  const { labelId, isDisabled = false, children } = props
  const { t } = useLingui()
  return (
    <DialogTrigger>
      <Button
        aria-label={t`Open the calendar`}
        aria-describedby={labelId}
        isDisabled={isDisabled}
        className={styles.open ?? ''}
      >
        <CalendarDays size={17} aria-hidden="true" />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Dialog aria-label={t`Calendar`} aria-describedby={labelId} className={styles.dialog ?? ''}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** The month that a calendar shows, with the ways to the ones beside it; inside a `Calendar` or a `RangeCalendar`. */
export function CalendarMonth() {
  return (
    <>
      <header className={styles.month}>
        <Button slot="previous" className={styles.step ?? ''}>
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <CalendarHeading className={styles.heading ?? ''} />
        <Button slot="next" className={styles.step ?? ''}>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.days ?? ''}>
        {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
      </CalendarGrid>
    </>
  )
}
