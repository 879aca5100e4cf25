/** A service under the pointer, moved past React: fifty times a second only one box is moved and one row is marked. */

interface Ends {
  onLift: () => void
  /** Undefined where it was let go beside the rows, or by Escape. */
  onPut: (rowId: string | undefined) => void
}

/** Less is a hand that trembles. */
const leastPx = 4
/** So near to an edge the page goes along. */
const edgePx = 48
const scrollPx = 14

const rowAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board-row]') ?? undefined

const ghostOf = (from: HTMLElement): HTMLElement => {
  const ghost = from.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  ghost.dataset['ghost'] = ''
  // A second one of the same name must not be found.
  delete ghost.dataset['load']
  delete ghost.dataset['bar']
  const { width, height } = from.getBoundingClientRect()
  Object.assign(ghost.style, {
    left: '0',
    top: '0',
    width: `${Math.min(width, 280)}px`,
    height: `${height}px`,
  })
  document.body.append(ghost)
  return ghost
}

/** The box that follows, and the row that is marked, once a frame. */
const follower = (source: HTMLElement, at: { x: number; y: number }) => {
  const ghost = ghostOf(source)
  let over: HTMLElement | undefined
  let frame = 0
  const mark = (row: HTMLElement | undefined) => {
    if (row === over) return
    over?.removeAttribute('data-over')
    row?.setAttribute('data-over', '')
    over = row
  }
  const draw = () => {
    frame = requestAnimationFrame(draw)
    if (at.y < edgePx) window.scrollBy(0, -scrollPx)
    else if (at.y > window.innerHeight - edgePx) window.scrollBy(0, scrollPx)
    ghost.style.transform = `translate(${at.x + 8}px, ${at.y + 8}px)`
    mark(rowAt(at.x, at.y))
  }
  draw()
  return () => {
    cancelAnimationFrame(frame)
    mark(undefined)
    ghost.remove()
  }
}

/** Follows a press until it is let go; a press that is not moved is none of its business. */
export const followPointer = (source: HTMLElement, press: PointerEvent, { onLift, onPut }: Ends): void => {
  const at = { x: press.clientX, y: press.clientY }
  const stop = new AbortController()
  let leave: (() => void) | undefined
  const end = (rowId: string | undefined) => {
    stop.abort()
    if (!leave) return
    leave()
    onPut(rowId)
  }
  const on = <K extends keyof WindowEventMap>(name: K, heard: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, heard, { signal: stop.signal, capture: true })
  on('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press.pointerId) return
    Object.assign(at, { x: clientX, y: clientY })
    if (leave || Math.hypot(clientX - press.clientX, clientY - press.clientY) < leastPx) return
    leave = follower(source, at)
    onLift()
  })
  on('pointerup', ({ pointerId, clientX, clientY }) => {
    if (pointerId === press.pointerId) end(rowAt(clientX, clientY)?.dataset['boardRow'])
  })
  on('pointercancel', () => end(undefined))
  on('blur', ({ target }) => target === window && end(undefined))
  on('keydown', ({ key }) => key === 'Escape' && end(undefined))
}
