import { type ReactNode, useState } from 'react'
import { AnswerForm } from './AnswerForm.tsx'
import type { OpenedPqr } from './pqr.ts'
import { PqrAbout } from './PqrAbout.tsx'
import { PqrFacts } from './PqrFacts.tsx'
import { PqrModal } from './PqrModal.tsx'

interface AnswerModalProps {
  /** Undefined closes it. */
  id: string | undefined
  /** Between what was asked and the answer. */
  more?: (pqr: OpenedPqr) => ReactNode
  onDone: () => void
  onClose: () => void
}

type BodyProps = Pick<AnswerModalProps, 'more' | 'onDone'> & { pqr: OpenedPqr; onChanged: () => void }

const Body = ({ pqr, more, onChanged, onDone }: BodyProps) => {
  // Who has begun to write is told that somebody else was first; the words do not vanish under his hands.
  const [wasOpen] = useState(pqr.status !== 'Solucionado')
  return (
    <>
      <PqrFacts pqr={pqr} about={<PqrAbout pqr={pqr} />} />
      {more?.(pqr)}
      {wasOpen && (
        <>
          <hr />
          <AnswerForm pqr={pqr} onChanged={onChanged} onDone={onDone} />
        </>
      )}
    </>
  )
}

/** What was asked; the answer below it while it may be given. Spec §4: a Solucionado one is not answered again. */
export const AnswerModal = ({ more, onDone, ...window }: AnswerModalProps) => (
  <PqrModal<'staff'> {...window} body={(pqr, onChanged) => <Body {...{ pqr, more, onChanged, onDone }} />} />
)
