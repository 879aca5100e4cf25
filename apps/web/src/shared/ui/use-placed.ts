import { type RefObject, useLayoutEffect } from 'react'

interface How {
  /** Which edge both share; `fill`: as wide as what it hangs at. */
  align: 'end' | 'center' | 'fill'
  /** Where there is room on both sides. */
  side?: 'below' | 'above'
}

interface Placed extends How {
  isOpen: boolean
  /** The element that the popup is placed at. */
  at: RefObject<HTMLElement | null>
  /** With `popover="manual"`: over everything, cut by nothing, and still inside of what it belongs to. */
  popup: RefObject<HTMLElement | null>
}

const gapPx = 4
/** It never touches the window's edge. */
const edgePx = 8

const place = (at: HTMLElement, popup: HTMLElement, { align, side = 'below' }: How): void => {
  const box = at.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { style } = popup
  if (align === 'fill') style.width = `${box.width}px`
  style.maxHeight = ''
  const { offsetWidth, offsetHeight } = popup
  const room = { below: clientHeight - box.bottom - gapPx - edgePx, above: box.top - gapPx - edgePx }
  const other = side === 'below' ? 'above' : 'below'
  const found = offsetHeight > room[side] && room[other] > room[side] ? other : side
  const height = Math.min(offsetHeight, Math.max(room[found], 0))
  if (height < offsetHeight) style.maxHeight = `${height}px`
  const left = {
    fill: box.left,
    end: box.right - offsetWidth,
    center: box.left + (box.width - offsetWidth) / 2,
  }[align]
  style.left = `${Math.max(edgePx, Math.min(left, clientWidth - offsetWidth - edgePx))}px`
  style.top = `${found === 'below' ? box.bottom + gapPx : box.top - gapPx - height}px`
}

/** Keeps what opens beside what opened it, wherever that is moved to, and inside the window. */
export const usePlaced = ({ isOpen, at, popup, align, side = 'below' }: Placed): void => {
  useLayoutEffect(() => {
    const [anchor, shown] = [at.current, popup.current]
    if (!isOpen || !anchor || !shown) return
    shown.showPopover()
    const follow = () => place(anchor, shown, { align, side })
    follow()
    const grown = new ResizeObserver(follow)
    grown.observe(shown)
    grown.observe(anchor)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      grown.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
      shown.style.width = ''
      shown.style.maxHeight = ''
    }
  }, [isOpen, at, popup, align, side])
}
