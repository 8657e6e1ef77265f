/** What work comes to, or an error that says `why` when it takes longer; how the work ends is not asked then. */
export async function within<T>(work: Promise<T>, limit: { ms: number; why: string }): Promise<T> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error(limit.why)), limit.ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(alarm)
    work.catch(() => undefined)
  }
}
