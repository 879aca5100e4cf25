import type { Readable } from 'node:stream'

/** Bytes of files by name. Names are ids, never reused. */
export type FileStorage = {
  /** Complete and on disk when it resolves: temporary file, fsync, rename. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** The same of bytes that come one after another; where they fail, nothing is left under the name. */
  writeStream(name: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Its bytes as fast as they are taken, the first of them there when it resolves; undefined where there is no file of that name. They end
   * well only where all have come and, of a whole file, are those that were written: else they fail before the last of them. Who wants no
   * more of them destroys them, and what they came by is let go.
   */
  open(name: string, known?: Known): Promise<Opened | undefined>
  /** Also what a write that was cut short left of it. */
  remove(name: string): Promise<void>
  /** Names older than `before`, some at a time, half written ones too, for the sweep of bytes without a row. */
  namesBefore(before: Date): AsyncIterable<string[]>
  /** Where the store itself lets the bytes be read, for so long; absent where only the node reads them. */
  urlOf?(name: string, reading: Reading): Promise<string>
}

/** Both bytes count. */
export type Part = { first: number; last: number }

/** What the reader knows of the file; another one there is not handed out. */
export type Known = {
  size?: number
  /** In hexadecimal. A part alone shows nothing of it, unless the store keeps one beside the bytes. */
  sha256?: string
  /** Within the file; all of it unless told. */
  part?: Part | undefined
}

/** `length`: of these bytes. */
export type Opened = { bytes: Readable; length: number }

export type Reading = {
  seconds: number
  mediaType: string
  /** `Content-Disposition`, where it is not shown in the page. */
  disposition?: string | undefined
}
