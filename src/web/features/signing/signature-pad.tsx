import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import Pad from 'signature_pad'

import { Button } from '#web/ui/controls/button.tsx'

import styles from './signing.module.css'

/** Width of the pad divided by its height, as documents draw it. */
const RATIO = 3
const WIDTH = 600

type SignaturePadProps = {
  /** Each stroke as x and y by turns, from 0 to 1. */
  onChange: (strokes: number[][]) => void
}

/** A field to draw on with a finger, a pen or a mouse; kept as vectors. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad>(null)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => {
    if (canvas.current === null) return
    // Points come in the pixels of the screen: the canvas has as many.
    const { width } = canvas.current.getBoundingClientRect()
    canvas.current.width = width || WIDTH
    canvas.current.height = (width || WIDTH) / RATIO
    const color = getComputedStyle(canvas.current).color
    const own = new Pad(canvas.current, { penColor: color, minDistance: 2 })
    pad.current = own
    own.addEventListener('endStroke', () => changed.current(strokesOf(own, canvas.current)))
    return () => own.off()
  }, [])
  const clear = () => {
    pad.current?.clear()
    changed.current([])
  }
  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={t`Draw your signature here`}
      />
      <Button size="small" onClick={clear}>
        <Trans>Clear</Trans>
      </Button>
    </div>
  )
}

function strokesOf(pad: Pad, canvas: HTMLCanvasElement | null): number[][] {
  if (canvas === null) return []
  const { width, height } = canvas
  return pad
    .toData()
    .map(({ points }) => points.flatMap(({ x, y }) => [within(x / width), within(y / height)]))
    .map((stroke) => (stroke.length === 2 ? [...stroke, ...stroke] : stroke))
}

function within(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}
