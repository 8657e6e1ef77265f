const ZIP = [0x50, 0x4b, 0x03, 0x04]
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The type of an uploaded table, told by its first bytes; null for what is neither a text nor a workbook. */
export function uploadType(head: Uint8Array): 'text/csv' | typeof XLSX | null {
  if (ZIP.every((byte, index) => head[index] === byte)) return XLSX
  if (isUtf16(head)) return 'text/csv'
  return head.length > 0 && !head.includes(0) ? 'text/csv' : null
}

/** Whether a text begins with the byte order mark of UTF-16; other texts have no zero bytes. */
export function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}
