/** Others who read, list and write without a pause, in a process of their own: whoever is measured meanwhile does not wait for them here. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { inTurn } from '../load/turns.ts'
import { connections } from '../settings.ts'
import { backgroundFile, folderGiven } from './process.ts'

/** Until it is told to end: longer than any row takes. */
const longSeconds = 3_600

const { url, requests } = JSON.parse(await readFile(join(folderGiven(), backgroundFile), 'utf8')) as {
  url: string
  requests: Request[]
}
const load = autocannon({ url, requests: inTurn(requests), connections, duration: longSeconds })
process.on('message', () => load.stop())
process.on('disconnect', () => load.stop())
process.send?.({ url })
const heard = await load
process.send?.({
  perSecond: heard['2xx'] / heard.duration,
  failed: heard.non2xx + heard.errors + heard.timeouts,
})
