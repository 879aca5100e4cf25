import { type Presses, presses } from './press.ts'

interface OneAtATime {
  /** At once, before anything is drawn; false: it belongs to what is under way, or to the press that was just answered. */
  begin: (what: string) => boolean
  end: (what: string, isDone: boolean) => void
}

interface Setup {
  /** What differs runs side by side: rows of a list that share one act, a switch set to and fro. */
  isPerInput?: boolean | undefined
  ear?: Pick<Presses, 'now'>
}

/** What keeps one press one act: what is pressed meanwhile joins it and does nothing of its own. */
export const oneAtATime = ({ isPerInput = false, ear = presses }: Setup = {}): OneAtATime => {
  const running = new Set<string>()
  let answered: { what: string; press: number } | undefined
  return {
    begin: (what) => {
      const isTaken = isPerInput ? running.has(what) : running.size > 0
      if (isTaken || (answered?.what === what && answered.press === ear.now())) return false
      running.add(what)
      return true
    },
    end: (what, isDone) => {
      running.delete(what)
      answered = isDone ? { what, press: ear.now() } : undefined
    },
  }
}
