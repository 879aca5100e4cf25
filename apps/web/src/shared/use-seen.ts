import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been on screen once: what is costly waits for it. */
export const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isSeen || !element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}
