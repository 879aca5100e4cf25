import { isWrittenIn, readDates, type ReadDay } from '@arriero/domain/papers/read-dates'
import { useEffect, useState } from 'react'
import { readWords } from '#shared/paper-reader/read-words.ts'
import type { Box } from '#shared/paper-reader/words-in.ts'
import { bytesAt, type OpenedPaper, type PaperPage } from './use-paper-pages.ts'

/** A line as it was read, and where: to be shown beside what it is proposed for. */
export interface SeenLine {
  text: string
  page: PaperPage
  /** Of a picture; a PDF that was written says its lines without a place. */
  box?: Box
}

export interface PaperReading {
  state: 'reading' | 'read' | 'failed'
  seen: readonly SeenLine[]
}

/** What decides stands on the first ones. */
const mostRead = 4
/** Whoever only passes by is not read to. */
const settleMs = 250

const linesOf = async (page: PaperPage, signal: AbortSignal): Promise<SeenLine[]> => {
  if (page.lines.length > 0) return page.lines.map((text) => ({ text, page }))
  const picture = page.file ? new Uint8Array(await page.file.arrayBuffer()) : await bytesAt(page.src, signal)
  return (await readWords(picture, signal)).map((line) => ({ ...line, page }))
}

const readEach = async (pages: readonly PaperPage[], signal: AbortSignal): Promise<SeenLine[]> => {
  const seen: SeenLine[] = []
  for (const page of pages.slice(0, mostRead))
    if (!signal.aborted) seen.push(...(await linesOf(page, signal)))
  return seen
}

const begun: PaperReading = { state: 'reading', seen: [] }

/** What is written in a paper, read in this browser; nothing of it goes anywhere. */
export const usePaperReading = ({ pages, state }: OpenedPaper): PaperReading => {
  const [reading, setReading] = useState(begun)
  useEffect(() => {
    if (state === 'opening') return undefined
    const control = new AbortController()
    const { signal } = control
    const tell = (told: PaperReading) => {
      if (!signal.aborted) setReading(told)
    }
    const timer = setTimeout(() => {
      readEach(pages, signal).then(
        (seen) => tell({ state: 'read', seen }),
        () => tell({ state: 'failed', seen: [] }),
      )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [pages, state])
  return reading
}

/** A day as it was read, with its line. */
export interface SeenDay {
  day: string
  line: SeenLine
}

export interface SeenDates {
  issuedOn?: SeenDay
  expiresOn?: SeenDay
}

/** `today`: a Bogotá day. */
export const datesSeen = ({ seen }: PaperReading, today: string): SeenDates => {
  const { issuedOn, expiresOn } = readDates(
    seen.map(({ text }) => text),
    today,
  )
  const withLine = (found: ReadDay | undefined): SeenDay | undefined => {
    const line = found && seen[found.line]
    return found && line ? { day: found.day, line } : undefined
  }
  const [first, last] = [withLine(issuedOn), withLine(expiresOn)]
  return { ...(first && { issuedOn: first }), ...(last && { expiresOn: last }) }
}

/** Undefined while it is not known. */
export const isSeen = ({ state, seen }: PaperReading, text: string): boolean | undefined =>
  state === 'read'
    ? isWrittenIn(
        seen.map((line) => line.text),
        text,
      )
    : undefined
