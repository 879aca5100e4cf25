import { type ReactNode, Suspense, type RefObject, useEffect, useRef, useState } from 'react'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import styles from './charts.module.css'

/** Whether an element has been on screen once: what is costly waits for it. */
const useSeen = <E extends Element>(): [RefObject<E | null>, boolean] => {
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

/** Keeps a chart's place; its code comes when the place is on screen. What it shows stands in words beside it. */
export const WhenSeen = ({ heightPx, children }: { heightPx: number; children: ReactNode }) => {
  const [ref, isSeen] = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className={styles.frame} style={{ minHeight: heightPx }} aria-hidden="true">
      {isSeen && <Suspense fallback={<Skeleton shape="map" heightPx={heightPx} />}>{children}</Suspense>}
    </div>
  )
}
