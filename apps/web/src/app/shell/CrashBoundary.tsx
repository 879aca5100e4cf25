import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

interface CrashBoundaryProps {
  children: ReactNode
}

/** Catches what a screen throws while drawing; React offers this only as a class. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children
  }
}
