// The language of a preview: shown for as long as the preview is, and not remembered.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { localeStorage } from '#web/features/shell/locale-storage.ts'
import { activateLocale, currentLocale, isLocale } from '#web/i18n/i18n.ts'

export function usePreviewLanguage() {
  const [before] = useState(currentLocale)
  const switching = useMutation({ mutationFn: activateLocale })
  useEffect(
    () => () => {
      const chosen = localeStorage.read()
      const own = isLocale(chosen) ? chosen : before
      // Its messages were loaded before, and the screen that follows reads what there is.
      if (currentLocale() !== own) void activateLocale(own).catch(() => undefined)
    },
    [before],
  )
  return { choose: switching.mutate, error: switching.error }
}
