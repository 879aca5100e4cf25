/** Bytes of files by name. Names are ids, never reused. */
export type FileStorage = {
  /** Complete and on disk when it resolves: temporary file, fsync, rename. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** The same of bytes that come one after another; where they fail, nothing is left under the name. */
  writeStream(name: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): Promise<Uint8Array | undefined>
  /** Also what a write that was cut short left of it. */
  remove(name: string): Promise<void>
  /** Names older than `before`, some at a time, half written ones too, for the sweep of bytes without a row. */
  namesBefore(before: Date): AsyncIterable<string[]>
  /** Where the store itself lets the bytes be read, for so long; absent where only the node reads them. */
  urlOf?(name: string, reading: Reading): Promise<string>
}

export type Reading = {
  seconds: number
  mediaType: string
  /** `Content-Disposition`, where it is not shown in the page. */
  disposition?: string | undefined
}
