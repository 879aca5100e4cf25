import { Statement } from '#shared/plain/Statement.tsx'
import { closeTexts as texts } from './close.texts.ts'
import type { ClosingView } from './closing-money.ts'

/** What would be kept and given back, before the button; heard again when it changes. */
export const ClosingStatement = ({ view: { receivedPesos, terms } }: { view: ClosingView }) => (
  <div aria-live="polite">
    {receivedPesos === 0 && <p>{texts.nothingReceived}</p>}
    {receivedPesos > 0 && terms && (
      <Statement
        caption={texts.statement}
        lines={[
          { what: texts.received, amountPesos: receivedPesos },
          { what: texts.feeLine, amountPesos: terms.feePesos },
          { what: texts.vat, amountPesos: terms.vatPesos },
          ...(terms.insuranceKeptPesos > 0
            ? [{ what: texts.insurance, amountPesos: terms.insuranceKeptPesos }]
            : []),
          { what: texts.refund, amountPesos: terms.refundPesos, isTotal: true },
        ]}
      />
    )}
  </div>
)
