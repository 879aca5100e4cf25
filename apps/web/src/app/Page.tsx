import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useHouseLook } from '#shared/brand/use-house-look.ts'
import { appTexts } from './app.texts.ts'
import { contentId } from './shell/SkipLink.tsx'

const firstEntry = 'default'

/** The heading tells where one is: the keyboard and the screen reader start there. */
const focusHeading = () => {
  const content = document.querySelector<HTMLElement>(`#${contentId}`)
  const heading = (content ?? document).querySelector<HTMLElement>('h1')
  if (heading) {
    heading.tabIndex = -1
    // Nothing can be done with a heading: a ring around it would only look like a fault.
    heading.style.outline = 'none'
  }
  ;(heading ?? content)?.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

/** Stands beside a screen and runs when it is drawn: names the page and, after a navigation, moves the focus. */
const Arrival = ({ title }: { title: string }) => {
  const isFirst = useLocation().key === firstEntry
  const { name } = useHouseLook()
  useEffect(() => {
    document.title = appTexts.titled(title, name)
  }, [title, name])
  const arrive = useEffectEvent(() => {
    if (!isFirst) focusHeading()
  })
  // Another screen, or the same for somebody else: not another name of the house.
  useEffect(() => arrive(), [title])
  return null
}

interface PageProps {
  title: string
  /** What keeps the place while the code arrives. */
  waiting?: ReactNode
  children: ReactNode
}

/** A lazy screen that announces itself once it is there. */
export const Page = ({ title, waiting, children }: PageProps) => (
  <Suspense fallback={waiting}>
    {children}
    <Arrival title={title} />
  </Suspense>
)
