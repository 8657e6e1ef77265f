// A signature: typed in a handwriting, which works by keyboard and screen reader, or drawn.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { SIGNATURE_FONTS, type Signature } from '#contract/offers/signing.ts'

import { SignaturePad } from './signature-pad.tsx'

import styles from './signing.module.css'

type SignatureFieldProps = {
  name: string
  /** Null while nothing is drawn. */
  value: Signature | null
  error: string | undefined
  onChange: (value: Signature | null) => void
}

export function SignatureField({ name, value, error, onChange }: SignatureFieldProps) {
  const { t } = useLingui()
  const errorId = useId()
  const group = useId()
  const isTyped = value?.kind === 'typed'
  return (
    <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>
        <Trans>Your signature</Trans>
      </legend>
      {SIGNATURE_FONTS.map((font, index) => {
        const style = index + 1
        return (
          <div key={font} className={styles.choice}>
            <input
              type="radio"
              id={`${group}-${font}`}
              name={group}
              checked={isTyped && value.font === font}
              onChange={() => onChange({ kind: 'typed', font })}
            />
            <label htmlFor={`${group}-${font}`}>
              <Trans>Typed, style {style}</Trans>
            </label>
            <span className={styles[font]} aria-hidden="true">
              {name.trim() === '' ? t`Your name` : name}
            </span>
          </div>
        )
      })}
      <div className={styles.choice}>
        <input
          type="radio"
          id={`${group}-drawn`}
          name={group}
          checked={!isTyped}
          onChange={() => onChange(null)}
        />
        <label htmlFor={`${group}-drawn`}>
          <Trans>Draw it</Trans>
        </label>
      </div>
      {!isTyped && (
        <SignaturePad
          onChange={(strokes) => onChange(strokes.length === 0 ? null : { kind: 'drawn', strokes })}
        />
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
