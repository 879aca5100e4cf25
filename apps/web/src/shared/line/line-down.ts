/** What a call ends with for want of a line: a failure of the network, as `fetch` throws it, that knows a little more. */
export class LineDown extends TypeError {
  /** False: nothing went out, nothing can have happened. True: it went out, and its answer did not come. */
  readonly hasLeft: boolean
  /** It would have changed nothing, and is asked again by itself. */
  readonly isRead: boolean
  constructor({ hasLeft, isRead = false }: { hasLeft: boolean; isRead?: boolean }) {
    super('the line is down')
    this.name = 'LineDown'
    this.hasLeft = hasLeft
    this.isRead = isRead
  }
}
