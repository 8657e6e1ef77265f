// Saves entries on this device, shows them as saved, and has them sent.
import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { ExperienceFields } from '#contract/people/job-experiences.ts'
import { saveExperience } from '#web/offline/experience-store.ts'
import type { Offline } from '#web/offline/offline.ts'

import { withSave } from './experience-entries.ts'
import { changeExperiences } from './job-experience-queries.ts'

type Save = { userJobId: string; fields: ExperienceFields | null }

export function useSavingExperience(offline: Offline) {
  const queryClient = useQueryClient()
  return useMutation({
    // It waits for the device and not for the network.
    networkMode: 'always',
    mutationFn: (save: Save) => saveExperience(offline, { ...save, now: offline.store.now() }),
    onSuccess: async (_, save) => {
      offline.engine.wake()
      await changeExperiences(queryClient, {
        userId: offline.ownerId,
        change: (stored) => withSave(stored, save),
      })
    },
  })
}
