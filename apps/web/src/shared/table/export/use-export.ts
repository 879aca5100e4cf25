import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { TableList } from '@arriero/contract/lists/table-lists'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../api/queries.ts'
import { useOnce } from '../../api/use-once.ts'
import { act } from '../../api/act.ts'

export type ExportState = ReplyOf<typeof api.exports.state>
type Query = Record<string, string | string[]>

const askEveryMs = 700

const isOver = (state: ExportState | undefined) =>
  state !== undefined && !['waiting', 'running'].includes(state.state)

const texted = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map(String) : String(value)

/** A list's question as text, without what belongs to a page. */
export const exportQueryOf = (query: Readonly<Record<string, unknown>>): Query => {
  const { limit: _limit, after: _after, ...asked } = query
  return Object.fromEntries(
    Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, texted(value)]])),
  )
}

/** Fetches a file under the name a person knows it by. */
const fetchFile = ({ url, name }: ExportState): void => {
  if (url === null) return
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

interface ExportJob {
  state: ExportState | undefined
  /** The file was asked for and has neither come nor failed. */
  isRunning: boolean
  start: (columns: readonly string[] | undefined) => void
  forget: () => void
  fetchFile: () => void
}

interface ExportInput {
  list: TableList
  query: Readonly<Record<string, unknown>>
  /** The file is there, and on its way to the person. */
  onReady: (state: ExportState) => void
  onRefused: (error: unknown) => void
}

/** Asks for a file, follows it, and fetches it once when it is there. */
export const useExport = ({ list, query, onReady, onRefused }: ExportInput): ExportJob => {
  const [id, setId] = useState<string>()
  const fetched = useRef<string>(undefined)
  const read = useRead(
    api.exports.state,
    { params: { _id: id ?? '' } },
    { enabled: id !== undefined, refetchEveryMs: (state) => (isOver(state) ? false : askEveryMs) },
  )
  const state = id === undefined ? undefined : read.data
  const { run: start, isBusy: isAsking } = useOnce(async (columns: readonly string[] | undefined) => {
    const body = { list, query: exportQueryOf(query), ...(columns ? { columns: [...columns] } : {}) }
    await act(api.exports.create, { body }).then(({ _id }) => setId(_id), onRefused)
  })
  useEffect(() => {
    if (state?.state !== 'done' || fetched.current === state._id) return
    fetched.current = state._id
    fetchFile(state)
    onReady(state)
  }, [state, onReady])
  return {
    state,
    isRunning: isAsking || (id !== undefined && !isOver(state)),
    start,
    forget: () => setId(undefined),
    fetchFile: () => state && fetchFile(state),
  }
}
