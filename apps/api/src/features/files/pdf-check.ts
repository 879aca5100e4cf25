/**
 * Whether a PDF is only pages. The check refuses what it cannot read: encrypted files, object streams that are not plain
 * Flate. Names are compared after their `#xx` escapes are undone. Security (d) PDF.
 */
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { ErrorCode } from '@arriero/domain/errors'

export const pdfLimitBytes = 10 * 1024 * 1024
const unpackedMaxBytes = 50 * 1024 * 1024
const checkMs = 5000

/** Actions and attachments; a link to a page or a web address is not one of them. */
const active = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'XFA',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'Rendition',
  'GoToE',
  'Encrypt',
])

const nameToken = /\/([^\u0000\t\n\f\r ()<>[\]{}/%]+)/g
const unescape = (name: string) =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

type Found = { isActive: boolean; objectStreams: number }

/** An opening *destination* (`/OpenAction [3 0 R /Fit]`) only says which page to show; anything else acts. */
const opensWithAction = (text: string, afterName: number) =>
  !/^\s*\[/.test(text.slice(afterName, afterName + 40))

const scan = (text: string): Found => {
  let objectStreams = 0
  for (const match of text.matchAll(nameToken)) {
    const name = unescape(match[1] ?? '')
    if (active.has(name)) return { isActive: true, objectStreams }
    if (name === 'OpenAction' && opensWithAction(text, match.index + match[0].length))
      return { isActive: true, objectStreams }
    if (name === 'ObjStm') objectStreams++
  }
  return { isActive: false, objectStreams }
}

/** Too short to look for in compressed bytes, where it turns up by chance. */
const hasScript = (text: string) =>
  [...text.matchAll(nameToken)].some((match) => unescape(match[1] ?? '') === 'JS')

type Region = { header: string; from: number; to: number }

const regionsOf = (text: string): Region[] => {
  const regions: Region[] = []
  const opening = /(?<!end)stream(\r\n|\n)/g
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const from = match.index + match[0].length
    const end = text.indexOf('endstream', from)
    const to = end === -1 ? text.length : end
    const before = text.slice(Math.max(0, match.index - 4000), match.index)
    regions.push({ header: before.slice(before.lastIndexOf('obj') + 3), from, to })
    opening.lastIndex = to
  }
  return regions
}

const outside = (text: string, regions: readonly Region[]) => {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of regions) {
    parts.push(text.slice(at, from))
    at = to
  }
  parts.push(text.slice(at))
  return parts.join(' ')
}

const namesIn = (text: string) =>
  new Set([...text.matchAll(nameToken)].map((match) => unescape(match[1] ?? '')))

const inflated = promisify(inflate) as (
  bytes: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Buffer>

/** The object stream as text; undefined when it cannot be read the plain way. */
const unpack = async (bytes: Buffer, header: string, leftBytes: number): Promise<string | undefined> => {
  const names = namesIn(header)
  if (names.has('Predictor') || names.has('DecodeParms')) return undefined
  if (!names.has('Filter')) return bytes.toString('latin1')
  const filters = [...names].filter((name) => /Decode$|^(Fl|LZW|AHx|A85|RL|Crypt)$/.test(name))
  if (filters.length !== 1 || (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl')) return undefined
  try {
    return (await inflated(bytes, { maxOutputLength: Math.max(1, leftBytes) })).toString('latin1')
  } catch {
    return undefined
  }
}

const isWhole = (text: string) => {
  const end = text.lastIndexOf('%%EOF')
  return /^%PDF-[12]\.\d/.test(text) && end !== -1 && /^[\s\u0000]*$/.test(text.slice(end + 5))
}

const hasActiveStreams = async (
  bytes: Buffer,
  regions: readonly Region[],
  expected: number,
): Promise<boolean> => {
  const endMs = performance.now() + checkMs
  let left = unpackedMaxBytes
  let read = 0
  for (const { header, from, to } of regions) {
    if (!namesIn(header).has('ObjStm')) continue
    const inner = performance.now() > endMs ? undefined : await unpack(bytes.subarray(from, to), header, left)
    if (inner === undefined) return true
    left -= inner.length
    read++
    if (scan(inner).isActive || hasScript(inner)) return true
  }
  // More are announced than were found: something hides where one stream ends.
  return read < expected
}

/** The refusal, or undefined for a plain document. */
export const pdfRefusal = async (bytes: Buffer): Promise<ErrorCode | undefined> => {
  if (bytes.length === 0) return 'file.required'
  if (bytes.length > pdfLimitBytes) return 'file.document_too_large'
  const text = bytes.toString('latin1')
  if (!isWhole(text)) return 'file.not_pdf'
  const { isActive, objectStreams } = scan(text)
  if (isActive) return 'file.pdf_active'
  const regions = regionsOf(text)
  if (hasScript(outside(text, regions))) return 'file.pdf_active'
  return (await hasActiveStreams(bytes, regions, objectStreams)) ? 'file.pdf_active' : undefined
}
