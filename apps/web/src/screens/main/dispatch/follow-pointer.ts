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
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  ghost.dataset['ghost'] = ''
  const { width, height } = from.getBoundingClientRect()
  Object.assign(ghost.style, { width: `${Math.min(width, 280)}px`, height: `${height}px` })
  document.body.append(ghost)
  return ghost
}

/** Follows a press until it is let go; a press that is not moved is none of its business. */
export const followPointer = (source: HTMLElement, press: PointerEvent, { onLift, onPut }: Ends): void => {
  let [x, y] = [press.clientX, press.clientY]
  let ghost: HTMLElement | undefined
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
    if (!ghost) return
    if (y < edgePx) window.scrollBy(0, -scrollPx)
    else if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollPx)
    ghost.style.transform = `translate(${x + 8}px, ${y + 8}px)`
    mark(rowAt(x, y))
  }
  const stop = new AbortController()
  const end = (rowId: string | undefined) => {
    stop.abort()
    cancelAnimationFrame(frame)
    mark(undefined)
    const wasLifted = ghost !== undefined
    ghost?.remove()
    if (wasLifted) onPut(rowId)
  }
  const { signal } = stop
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== press.pointerId) return
      const isFar = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= leastPx
      ;[x, y] = [event.clientX, event.clientY]
      if (ghost || !isFar) return
      ghost = ghostOf(source)
      onLift()
      draw()
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === press.pointerId) end(rowAt(event.clientX, event.clientY)?.dataset['boardRow'])
    },
    { signal },
  )
  window.addEventListener('pointercancel', () => end(undefined), { signal })
  window.addEventListener('blur', () => end(undefined), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') end(undefined)
    },
    { signal, capture: true },
  )
}
