/** A process that does nothing but read files as an upload is read, one at a time; it tells how long each took and how much memory it took at most meanwhile. */
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../apps/api/src/app-error.ts'
import { admitImage, rewriteImage } from '../../apps/api/src/features/files/image-writing.ts'
import { pdfRefusal } from '../../apps/api/src/features/files/pdf-check.ts'

export type Decoded = { code: string; ms: number; mostMebibytes: number }
/** `held`: takes so much more on purpose. */
export type ToDecode = {
  kind: 'image' | 'pdf'
  bytes: Uint8Array<ArrayBuffer>
  held?: { mebibytes: number; ms: number }
}

const refusalOf = async ({ kind, bytes }: ToDecode): Promise<string> => {
  if (kind === 'pdf') return (await pdfRefusal(bytes)) ?? ''
  await admitImage(bytes, 'image')
  await rewriteImage(bytes, 'image')
  return ''
}

/** The peak is counted anew from here on. Linux. */
const forgetPeak = () => writeFile('/proc/self/clear_refs', '5').catch(() => undefined)

const mostMebibytes = async (): Promise<number> => {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

const decode = async (file: ToDecode): Promise<Decoded> => {
  await forgetPeak()
  const began = performance.now()
  // Filled: pages that nobody wrote into are no memory yet.
  const hoard = file.held && Buffer.alloc(file.held.mebibytes * 1024 ** 2, 1)
  if (hoard) await sleep(file.held?.ms)
  const code = await refusalOf(file).catch((error: unknown) =>
    error instanceof AppError ? error.code : `broke: ${String(error)}`,
  )
  return { code, ms: performance.now() - began, mostMebibytes: await mostMebibytes() }
}

process.on('message', (file: ToDecode) => {
  void decode(file).then((told) => process.send?.({ told }))
})
process.on('disconnect', () => process.exit())
process.send?.({ isReady: true })
