import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether what stands in a box does not fit: it asks for so much room, or its words cannot be made narrower. */
export const useOverflow = (box: RefObject<HTMLElement | null>, widthPx: number): boolean => {
  const [isTooWide, setTooWide] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const content = element.firstElementChild
    const measure = () =>
      setTooWide(element.clientWidth < Math.max(widthPx, content?.getBoundingClientRect().width ?? 0))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (content) observer.observe(content)
    return () => observer.disconnect()
  }, [box, widthPx])
  return isTooWide
}
