import { type RefObject, useLayoutEffect } from 'react'

/** Over the screen of a phone, as much of it as the keyboard leaves. What is typed into keeps the focus: it does not move in the page. */
export const useLifted = (isLifted: boolean, place: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const [lifted, seen] = [place.current, window.visualViewport]
    if (!isLifted || !lifted) return
    lifted.showPopover()
    const fit = () => {
      lifted.style.top = `${seen?.offsetTop ?? 0}px`
      lifted.style.height = `${seen?.height ?? window.innerHeight}px`
    }
    fit()
    seen?.addEventListener('resize', fit)
    seen?.addEventListener('scroll', fit)
    return () => {
      seen?.removeEventListener('resize', fit)
      seen?.removeEventListener('scroll', fit)
      lifted.style.top = ''
      lifted.style.height = ''
    }
  }, [isLifted, place])
}
