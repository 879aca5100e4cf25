import { useEffect, useMemo, useState } from 'react'
import { isPdfAddress } from '#shared/files/file-kinds.ts'
import { openPdf } from '#shared/paper-reader/open-pdf.ts'
import { fileOfPage } from '#shared/paper-reader/page-file.ts'

/** A photograph, or a page of a PDF. */
export interface PaperPage {
  key: string
  src: string
  /** Of a page that was drawn here. */
  file?: Blob
  /** What the file itself says stands there; nothing of a photograph. */
  lines: readonly string[]
}

export interface OpenedPaper {
  pages: readonly PaperPage[]
  /** `broken`: a PDF could not be drawn; what could is there. */
  state: 'opening' | 'open' | 'broken'
}

/** An address is signed anew now and then; what stands before that is the file's. */
const nameOf = (url: string): string => url.split('?')[0] ?? url

const photoOf = (url: string): PaperPage => ({ key: nameOf(url), src: url, lines: [] })

const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Throws where the file does not come. */
export const bytesAt = async (url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error('the file did not come')
  return new Uint8Array(await answer.arrayBuffer())
}

interface Drawing {
  signal: AbortSignal
  add: (page: PaperPage) => void
}

const drawEach = async (urls: readonly string[], { signal, add }: Drawing): Promise<void> => {
  for (const url of urls) {
    const pages = await openPdf(await bytesAt(url, signal), signal)
    for (const [at, page] of pages.entries()) {
      const file = await fileOfPage(page)
      if (signal.aborted) return
      add({
        key: `${nameOf(url)} ${at}`,
        src: URL.createObjectURL(file),
        file,
        lines: linesOf(page.text),
      })
    }
  }
}

const notYet = (files: readonly string[]): OpenedPaper => ({
  pages: [],
  state: files.some(isPdfAddress) ? 'opening' : 'open',
})

/** The photographs of a paper and the pages of its PDFs, in the order they were brought. */
export const usePaperPages = (images: readonly string[]): OpenedPaper => {
  // What is open stays, though its address is signed anew meanwhile.
  const [files] = useState(images)
  const [drawn, setDrawn] = useState(() => notYet(files))
  useEffect(() => {
    const pdfs = files.filter(isPdfAddress)
    if (pdfs.length === 0) return undefined
    const control = new AbortController()
    const { signal } = control
    const made: string[] = []
    const settle = (state: OpenedPaper['state']) => {
      if (!signal.aborted) setDrawn(({ pages }) => ({ pages, state }))
    }
    const add = (page: PaperPage) => {
      made.push(page.src)
      setDrawn(({ pages }) => ({ pages: [...pages, page], state: 'opening' }))
    }
    drawEach(pdfs, { signal, add }).then(
      () => settle('open'),
      () => settle('broken'),
    )
    return () => {
      control.abort()
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [files])
  return useMemo(() => {
    const photos = files.filter((url) => !isPdfAddress(url)).map(photoOf)
    return { pages: [...photos, ...drawn.pages], state: drawn.state }
  }, [files, drawn])
}
