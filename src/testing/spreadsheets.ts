// Reads what spreadsheets hold, without the library that writes them: zip, XML and comma-separated values by their standards.
import { text } from 'node:stream/consumers'

import { JSDOM } from 'jsdom'
import { fromBufferPromise } from 'yauzl'

/** The rows of the first sheet of a workbook: the types of its cells, and their texts. */
export async function readXlsx(bytes: Buffer): Promise<{ types: string[]; texts: string[] }[]> {
  const parts = await unzip(bytes)
  const shared = elementsOf(parts.get('xl/sharedStrings.xml') ?? '<sst/>', 'si').map(textOf)
  return elementsOf(parts.get('xl/worksheets/sheet1.xml') ?? '<none/>', 'row').map((row) => {
    const cells = [...row.getElementsByTagName('c')]
    return {
      types: cells.map((cell) =>
        cell.getElementsByTagName('f').length > 0 ? 'formula' : (cell.getAttribute('t') ?? 'n'),
      ),
      texts: cells.map((cell) =>
        cell.getAttribute('t') === 's' ? (shared[Number(textOf(cell))] ?? '') : textOf(cell),
      ),
    }
  })
}

function elementsOf(xml: string, name: string): Element[] {
  const { DOMParser } = new JSDOM().window
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  return [...document.getElementsByTagName(name)]
}

function textOf(element: Element): string {
  return element.textContent ?? ''
}

async function unzip(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(bytes)
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  return parts
}

/** The rows of comma-separated values by RFC 4180, the byte order mark left out. */
export function readCsv(content: string): string[][] {
  const cells = /(?:^|(?<end>,|\r\n))(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,\r\n]*))/gy
  const rows: string[][] = []
  for (const { groups } of content.replace(/^\uFEFF/, '').matchAll(cells)) {
    if (groups?.['end'] !== ',') rows.push([])
    rows.at(-1)?.push(groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '')
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '')
}
