/** Bytes of files by name. Names are ids, never reused. */
export type FileStorage = {
  /** Complete and on disk when it resolves: temporary file, fsync, rename. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** The same of bytes that come one after another; where they fail, nothing is left under the name. */
  writeStream(name: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): Promise<Uint8Array | undefined>
  /** Also what a write that was cut short left of it. */
  remove(name: string): Promise<void>
  /** Names older than `before`, half written ones too, for the sweep of bytes without a row. */
  namesBefore(before: Date): Promise<string[]>
}
