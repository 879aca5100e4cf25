/** A message that waits in this browser until the server has it. */
type WaitingPhoto = {
  /** Of its upload: sent again under the same key it is the same file. */
  key: string
  blob: Blob
  upload?: { id: string; atMs: number }
}

export type NewWaiting = {
  /** The server knows it by this name: the same one again is the same message. */
  clientId: string
  userId: string
  orderId: string
  text: string
  photos: WaitingPhoto[]
  place?: { latitude: number; longitude: number }
  /** ISO, by this browser's clock. */
  writtenAt: string
  /** What the server said to it; it waits for its writer to decide. */
  refusal?: { code: string; text: string }
}

/** `seq`: the order in which they were written. */
export type WaitingMessage = NewWaiting & { seq: number }
