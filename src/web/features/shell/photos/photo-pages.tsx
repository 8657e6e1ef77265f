// Photos of a document on paper, or of another screen, that become one PDF: their order, and what is left out.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Camera, Images, Trash } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import { photosToPdf, type PhotoPage } from './photos-to-pdf.ts'
import { readPhoto } from './read-photo.ts'

import styles from './photo-pages.module.css'

type Page = PhotoPage & { readonly id: number; readonly url: string }

type PhotoPagesProps = {
  isBusy: boolean
  isDisabled: boolean
  describedBy: string
  /** The PDF. */
  onMade: (pdf: File) => void
}

/** A button for taking or choosing photos; then the pages, until they are used or discarded. */
export function PhotoPages({ isBusy, isDisabled, describedBy, onMade }: PhotoPagesProps) {
  const { t } = useLingui()
  const { pages, isReading, unreadable, add, move, remove, clear } = usePages()
  const use = () => {
    const name = `${t({ message: 'photos', context: 'file name' })}.pdf`
    onMade(new File([photosToPdf(pages)], name, { type: 'application/pdf' }))
    clear()
  }
  return (
    <div className={styles.photos}>
      <div className={styles.actions}>
        <PhotoButton {...{ isDisabled, describedBy }} isBusy={isReading} hasCamera onPick={add}>
          {pages.length === 0 ? <Trans>Take photos of it</Trans> : <Trans>Add a page</Trans>}
        </PhotoButton>
        {/* A device whose camera opens at once offers the photos that are there as well. */}
        <span className={styles.stored}>
          <PhotoButton {...{ isDisabled, describedBy }} isBusy={isReading} onPick={add}>
            <Trans>Choose photos</Trans>
          </PhotoButton>
        </span>
      </div>
      {unreadable.length > 0 && (
        <p className={styles.problem} role="alert">
          <Unreadable names={unreadable} />
        </p>
      )}
      {pages.length > 0 && (
        <>
          <PageList pages={pages} onMove={move} onRemove={remove} />
          <div className={styles.actions}>
            <Button variant="primary" isBusy={isBusy} disabled={isDisabled} onClick={use}>
              <Trans>Use these pages</Trans>
            </Button>
            <Button variant="quiet" onClick={clear}>
              <Trans>Discard the photos</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type PhotoButtonProps = {
  isBusy: boolean
  isDisabled: boolean
  describedBy: string
  /** Opens the camera of a phone. Other devices show their files. */
  hasCamera?: boolean
  onPick: (files: File[]) => Promise<void>
  children: ReactNode
}

function PhotoButton(props: PhotoButtonProps) {
  const { isBusy, isDisabled, describedBy, hasCamera = false, onPick, children } = props
  const input = useRef<HTMLInputElement>(null)
  const Icon = hasCamera ? Camera : Images
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        capture={hasCamera ? 'environment' : undefined}
        data-photos
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void onPick(files)
        }}
      />
      <Button
        icon={<Icon size={18} aria-hidden="true" />}
        isBusy={isBusy}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}

function Unreadable({ names }: { names: readonly string[] }) {
  const list = names.join(', ')
  return (
    <Trans>
      This browser cannot read {list}. Take the photo again here, or save it as JPEG or PNG.
    </Trans>
  )
}

type PageListProps = {
  pages: readonly Page[]
  onMove: (index: number, by: 1 | -1) => void
  onRemove: (index: number) => void
}

function PageList({ pages, onMove, onRemove }: PageListProps) {
  const { t } = useLingui()
  return (
    <ol className={styles.pages} role="list" aria-label={t`Pages`}>
      {pages.map(({ id, url }, index) => {
        const number = index + 1
        return (
          <li key={id} className={styles.page}>
            <img className={styles.thumbnail} src={url} alt="" />
            <span className={styles.number}>
              <Trans>Page {number}</Trans>
            </span>
            <IconButton
              label={t`Move page ${number} up`}
              icon={<ArrowUp size={18} />}
              disabled={index === 0}
              onClick={() => onMove(index, -1)}
            />
            <IconButton
              label={t`Move page ${number} down`}
              icon={<ArrowDown size={18} />}
              disabled={index === pages.length - 1}
              onClick={() => onMove(index, 1)}
            />
            <IconButton
              label={t`Remove page ${number}`}
              icon={<Trash size={18} />}
              onClick={() => onRemove(index)}
            />
          </li>
        )
      })}
    </ol>
  )
}

function usePages() {
  const [pages, setPages] = useState<readonly Page[]>([])
  const [isReading, setIsReading] = useState(false)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const nextId = useRef(1)
  const shown = useRef(pages)
  useEffect(() => {
    shown.current = pages
  }, [pages])
  useEffect(() => () => release(shown.current), [])
  const add = async (files: readonly File[]) => {
    setIsReading(true)
    setUnreadable([])
    // One after the other: a phone has no room for ten photos at once.
    for (const file of files) {
      const page = await readPhoto(file)
      if (page === null) {
        setUnreadable((before) => [...before, file.name])
        continue
      }
      const url = URL.createObjectURL(new Blob([page.jpeg.slice()], { type: 'image/jpeg' }))
      const id = nextId.current++
      setPages((before) => [...before, { ...page, id, url }])
    }
    setIsReading(false)
  }
  const move = (index: number, by: 1 | -1) =>
    setPages((before) => {
      const page = before[index]
      if (page === undefined) return before
      return before.toSpliced(index, 1).toSpliced(index + by, 0, page)
    })
  const remove = (index: number) => {
    release(pages.slice(index, index + 1))
    setPages((before) => before.toSpliced(index, 1))
  }
  const clear = () => {
    release(pages)
    setPages([])
    setUnreadable([])
  }
  return { pages, isReading, unreadable, add, move, remove, clear }
}

function release(pages: readonly Page[]): void {
  for (const { url } of pages) URL.revokeObjectURL(url)
}
