import { useEffect, useRef, useSyncExternalStore } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { Button } from '../plain/Button.tsx'
import { Dialog } from '../plain/Dialog.tsx'
import { goUnlessLost, openQuestion, unsavedOnTheWay } from './unsaved.ts'
import { unsavedTexts as texts } from './unsaved.texts.ts'

let presses = 0

const begin = (): void => {
  presses += 1
  setTimeout(() => {
    presses -= 1
  }, 0)
}

/** Whether what happens now is a person's own press, and not the answer of a server. */
const isByHand = (): boolean => presses > 0

const watchHand = (): (() => void) => {
  for (const name of ['click', 'keydown'] as const) document.addEventListener(name, begin, true)
  return () => {
    for (const name of ['click', 'keydown'] as const) document.removeEventListener(name, begin, true)
  }
}

/** A link, the menu, the browser's Back. Where an act was taken the product goes on by itself: then nothing is asked. */
const useWayGuarded = () => {
  const blocker = useBlocker(
    ({ nextLocation, historyAction }) =>
      (historyAction === NavigationType.Pop || isByHand()) && unsavedOnTheWay(nextLocation).length > 0,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location, proceed, reset } = blocker
    goUnlessLost(unsavedOnTheWay(location), { go: proceed, stay: reset })
  }, [blocker])
}

/** Asks before what was typed is lost. Stands once, beside all screens; the question lies over every window. */
export const UnsavedGuard = () => {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get)
  useWayGuarded()
  useEffect(watchHand, [])
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (question) stay.current?.focus()
  }, [question])
  return (
    <Dialog
      isOpen={question !== undefined}
      title={texts.title}
      hasCross={false}
      onClose={() => question?.stay()}
      actions={
        <>
          <Button kind="danger" onClick={() => question?.discard()}>
            {texts.discard}
          </Button>
          <Button ref={stay} kind="primary" onClick={() => question?.stay()}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{question && texts.lost(question.lost)}</p>
    </Dialog>
  )
}
