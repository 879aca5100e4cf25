import { type ReactNode, Suspense } from 'react'
import { Arrival } from './Arrival.tsx'

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
