// Hands a file to the browser's downloads.

/** Some browsers read it a while after the click. */
const FORGET_AFTER_MS = 60_000

/** Saves a file under a name. */
export function saveFile({ name, file }: { name: string; file: Blob }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET_AFTER_MS)
}
