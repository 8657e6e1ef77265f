// What a user recorded, to watch or to listen to.
import styles from './recording-player.module.css'

type Props = {
  /** Where its bytes are. */ src: string
  mime: string
  /** What it is, for those who do not see it. */ label: string
}

export function RecordingPlayer({ src, mime, label }: Props) {
  const shown = { src, preload: 'metadata', controls: true, 'aria-label': label } as const
  return mime.startsWith('video') ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the speaker's own words; no one wrote them down
    <video {...shown} className={styles.picture} playsInline />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the speaker's own words; no one wrote them down
    <audio {...shown} className={styles.sound} />
  )
}
