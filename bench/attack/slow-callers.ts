/** A thread of callers who never come to an end; how long each is borne with. */
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type Slow = { url: string; each: number; from: string }
export type Borne = { kind: string; opened: number; seconds: number[]; firstWords: Record<string, number> }

const { url, each, from } = workerData as Slow
const port = Number(new URL(url).port)
const head = (line: string, address = from) =>
  `${line} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n`

/** What each says first, and then once a second. */
type Kind = { begin: string | ((index: number) => string); drop: string }

const kinds: Record<string, Kind> = {
  'headers drop by drop': { begin: `${head('GET /health')}x-slow: a`, drop: 'a' },
  'nothing at all': { begin: '', drop: '' },
  'a body drop by drop': {
    // From an address each: no limit of calls lets them go.
    begin: (index) =>
      `${head('POST /v1/auth/tokenbackoffice', `198.18.${index >> 8}.${index & 255}`)}content-type: application/json\r\ncontent-length: 90000\r\n\r\n"`,
    drop: 'a',
  },
  'no ticket on the live channel': {
    begin: `${head('GET /v1/live/?EIO=4&transport=websocket')}connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    drop: '',
  },
}

/** Does not hang up himself, whatever he is told. */
const hold = (begin: string, drop: string) =>
  new Promise<{ seconds: number; word: string }>((resolve) => {
    let openedAt = performance.now()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      openedAt = performance.now()
    })
    let word = ''
    socket.on('data', (part: Buffer) => (word ||= part.toString('latin1').split('\r\n')[0] ?? ''))
    socket.on('error', () => undefined)
    if (begin !== '') socket.write(begin)
    const drops = drop === '' ? undefined : setInterval(() => socket.writable && socket.write(drop), 1000)
    const ended = () => {
      clearInterval(drops)
      resolve({ seconds: (performance.now() - openedAt) / 1000, word: word || 'hung up without a word' })
    }
    // Once the server said its last word the connection is its no more.
    socket.once('end', ended)
    socket.once('close', ended)
  })

const bear = async ([kind, { begin, drop }]: [string, Kind]): Promise<Borne> => {
  const beginOf = typeof begin === 'string' ? () => begin : begin
  const all = await Promise.all(Array.from({ length: each }, (_, index) => hold(beginOf(index), drop)))
  const words = Map.groupBy(all, ({ word }) => word)
  return {
    kind,
    opened: each,
    seconds: all.map(({ seconds }) => seconds),
    firstWords: Object.fromEntries([...words].map(([word, list]) => [word, list.length])),
  }
}

parentPort?.postMessage(await Promise.all(Object.entries(kinds).map(bear)))
// Who was let go half-closed holds nothing on the other side.
process.exit(0)
