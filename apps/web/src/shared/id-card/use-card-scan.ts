import type { CardHolder } from '@arriero/domain/people/identity-card-code'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { idCardTexts as texts } from './id-card.texts.ts'
import { type Scan, type ScanNews, startScan } from './scan.ts'

export type ScanState =
  | { phase: 'closed' }
  | { phase: 'looking'; isCameraOn: boolean | undefined; isReading: boolean; refusal: string | undefined }
  | { phase: 'found'; holder: CardHolder }

const justOpened: ScanState = {
  phase: 'looking',
  isCameraOn: undefined,
  isReading: false,
  refusal: undefined,
}

const after = (state: ScanState, news: ScanNews): ScanState => {
  if (state.phase !== 'looking') return state
  if (news.kind === 'found') return { phase: 'found', holder: news.holder }
  if (news.kind === 'camera') return { ...state, isCameraOn: news.isOn }
  return { ...state, isReading: false, refusal: texts.said[news.why] }
}

/** Camera and reader live as long as somebody looks for a code, and not a moment longer. `video`: where the camera is shown. */
export const useCardScan = (video: RefObject<HTMLVideoElement | null>) => {
  const [state, setState] = useState<ScanState>({ phase: 'closed' })
  const scan = useRef<Scan>(undefined)
  const isLooking = state.phase === 'looking'
  const tell = useEffectEvent((news: ScanNews) => setState((before) => after(before, news)))
  useEffect(() => {
    if (!isLooking || !video.current) return undefined
    const started = startScan({ video: video.current, tell: (news) => tell(news) })
    scan.current = started
    return started.stop
  }, [isLooking, video])
  return {
    state,
    open: () => setState(justOpened),
    close: () => setState({ phase: 'closed' }),
    readPhoto: (file: File) => {
      setState((before) =>
        before.phase === 'looking' ? { ...before, isReading: true, refusal: undefined } : before,
      )
      void scan.current?.readPhoto(file)
    },
  }
}
