// PGlite by prepared statements: the same SQL on the same database, planned once instead of at every call, which makes
// a request about ten times cheaper. One statement after the other, and none of it leaves this thread.
import { protocol, types, type PGlite } from '@electric-sql/pglite'

const { serialize } = protocol
type Parsers = Readonly<Record<number, (text: string, type?: number) => unknown>>
type Column = { readonly name: string; readonly type: number }
type Prepared = { readonly name: string; readonly columns: readonly Column[] }

export type Rows = { readonly rows: unknown[]; readonly affectedRows: number }
export type QueryOptions = { readonly rowMode?: 'array' | 'object'; readonly parsers?: Parsers }

/** What Drizzle and the product's statements need of a connection. */
export type Statements = {
  query(text: string, values?: readonly unknown[], options?: QueryOptions): Rows
  /** Statements without values, separated by semicolons. */
  exec(text: string): void
}

const PARSERS: Parsers = { ...types.parsers, [types.INT8]: Number }

/** Statements of a database, which must have no other user on its connection. @throws what PostgreSQL refuses. */
export function createStatements(client: PGlite): Statements {
  const known = new Map<string, Prepared>()

  function prepare(text: string): Prepared {
    const found = known.get(text)
    if (found !== undefined) return found
    const name = `s${known.size + 1}`
    const { columns } = send(client, [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const prepared = { name, columns }
    known.set(text, prepared)
    return prepared
  }

  return {
    query(text, values = [], options = {}) {
      const { name, columns } = prepare(text)
      const reply = send(client, [
        serialize.bind({ statement: name, values: values.map(textOf) }),
        serialize.execute({}),
        serialize.sync(),
      ])
      return rowsOf(reply, { columns, options })
    },
    exec(text) {
      send(client, [serialize.query(text)])
    },
  }
}

type Reply = {
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly affectedRows: number
}

function send(client: PGlite, parts: readonly Uint8Array[]): Reply {
  const bytes = client.execProtocolRawSync(Buffer.concat(parts))
  const reply = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let columns: Column[] = []
  const rows: (string | null)[][] = []
  let affectedRows = 0
  // Message by message: a letter, the length, the content.
  for (let at = 0; at < reply.length; at += 1 + reply.readInt32BE(at + 1)) {
    const kind = reply[at]
    if (kind === ROW) rows.push(readRow(reply, at + HEAD))
    else if (kind === DESCRIPTION) columns = readColumns(reply, at + HEAD)
    else if (kind === COMPLETE) affectedRows = readCount(reply, at)
    else if (kind === ERROR) throw readError(reply)
  }
  return { columns, rows, affectedRows }
}

const HEAD = 5
const ROW = 'D'.charCodeAt(0)
const DESCRIPTION = 'T'.charCodeAt(0)
const COMPLETE = 'C'.charCodeAt(0)
const ERROR = 'E'.charCodeAt(0)

function readRow(reply: Buffer, start: number): (string | null)[] {
  const cells: (string | null)[] = []
  let at = start + 2
  for (let left = reply.readInt16BE(start); left > 0; left -= 1) {
    const length = reply.readInt32BE(at)
    at += 4
    cells.push(length === -1 ? null : reply.toString('utf8', at, at + length))
    at += Math.max(0, length)
  }
  return cells
}

// A name, and then what else is said of the column: its type is in the middle of it.
function readColumns(reply: Buffer, start: number): Column[] {
  const columns: Column[] = []
  let at = start + 2
  for (let left = reply.readInt16BE(start); left > 0; left -= 1) {
    const end = reply.indexOf(0, at)
    columns.push({ name: reply.toString('utf8', at, end), type: reply.readInt32BE(end + 7) })
    at = end + 19
  }
  return columns
}

function readCount(reply: Buffer, at: number): number {
  const words = reply.toString('utf8', at + HEAD, at + reply.readInt32BE(at + 1)).split(' ')
  return Number(words.at(-1)) || 0
}

function readError(reply: Buffer): Error {
  let error: Error = new Error('PostgreSQL refused.')
  new protocol.Parser().parse(reply, (message) => {
    if (message instanceof protocol.messages.DatabaseError) error = message
  })
  return error
}

function rowsOf(reply: Reply, given: { columns: readonly Column[]; options: QueryOptions }): Rows {
  const { columns, options } = given
  const parsers = options.parsers === undefined ? PARSERS : { ...PARSERS, ...options.parsers }
  const isArray = options.rowMode === 'array'
  const rows = reply.rows.map((texts) => {
    const cells = texts.map((text, index) =>
      text === null ? null : parse(text, columns[index]?.type ?? 0, parsers),
    )
    return isArray ? cells : objectOf(columns, cells)
  })
  return { rows, affectedRows: reply.affectedRows }
}

// oxlint-disable-next-line house/max-params -- runs for every cell
function parse(text: string, type: number, parsers: Parsers): unknown {
  return parsers[type]?.(text, type) ?? text
}

function objectOf(columns: readonly Column[], cells: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, column] of columns.entries()) row[column.name] = cells[index]
  return row
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((one) => elementOf(textOf(one))).join(',')}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One of an array, as the product's driver writes it. */
function elementOf(text: string | null): string {
  return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
