/** Other people's data leaves the memory soon after it was looked at. */
const FORGET_MS = 5 * 60_000

/** How long anything of the settings is kept, and when it is asked again. */
export const settingsData = { gcTime: FORGET_MS, refetchOnReconnect: true }
