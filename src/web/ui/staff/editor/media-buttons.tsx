import { useLingui } from '@lingui/react/macro'
import { Image, Video } from 'lucide-react'

import type { MediaKind } from './editor-services.ts'
import type { SelectedMedia } from './media-schema.ts'
import { Tool, TOOL_ICON } from './tool.tsx'

type MediaButtonsProps = {
  media: SelectedMedia | null
  onMedia: (kind: MediaKind) => void
}

/** Insert an image or a video, or change the one that is selected. */
export function MediaButtons({ media, onMedia }: MediaButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      <Tool
        label={t`Image`}
        icon={<Image size={TOOL_ICON} />}
        isOn={media?.kind === 'image'}
        onUse={() => onMedia('image')}
      />
      <Tool
        label={t`Video`}
        icon={<Video size={TOOL_ICON} />}
        isOn={media?.kind === 'video'}
        onUse={() => onMedia('video')}
      />
    </>
  )
}
