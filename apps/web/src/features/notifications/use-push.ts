import { useEffect, useState } from 'react'
import { useOnce } from '#shared/api/use-once.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { pushState, turnPushOff, turnPushOn, type PushState } from './push.ts'

/** Whether this device is told; `state` is missing until its browser has said so. */
export const usePush = () => {
  const { _id } = useProfile()
  const [state, setState] = useState<PushState>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    void pushState(_id)
      .catch((): PushState => 'unsupported')
      .then((found) => !isGone && setState(found))
    return () => {
      isGone = true
    }
  }, [_id])
  const { run: change, isBusy } = useOnce(async () => {
    setFailed(false)
    try {
      setState(await (state === 'on' ? turnPushOff() : turnPushOn(_id)))
    } catch {
      setFailed(true)
    }
  })
  return { state, isBusy, hasFailed, change }
}
