import { queryOptions } from '@tanstack/react-query'

import { readStorage } from '#web/offline/persist-storage.ts'

/** How safe this browser's storage is; asked again each time it is shown. */
export const deviceStorageQuery = queryOptions({
  queryKey: ['device-storage'],
  queryFn: readStorage,
  staleTime: 0,
})
