import { useEffect, useState } from 'react'

/** The device's time, for words such as "hace 5 min"; what it decides is decided by the server. */
export const useNow = (everyMs = 30_000): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
