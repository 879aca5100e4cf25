import { api } from '@arriero/contract'
import { type ReactNode, useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { ButtonLink } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Result } from '#shared/plain/states/Result.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { InsuranceForm } from './InsuranceForm.tsx'
import { insuranceTexts as texts } from './insurance.texts.ts'

interface InsurancePanelProps {
  orderId: string
  onInsured: () => void
  /** Why it cannot be insured now; what was just insured here is still shown. */
  closed: string | undefined
  /** What may be done once it is insured: usually the payment. */
  next?: ReactNode
}

/** Catalogues, form, and the policy's link when it is done. */
export const InsurancePanel = ({ orderId, onInsured, closed, next }: InsurancePanelProps) => {
  const toast = useToast()
  const catalogues = useRead(api.insurance.catalogues, {}, { staleTimeMs: 600_000 })
  const [link, setLink] = useState<string>()
  if (link !== undefined) {
    return (
      <Result title={texts.done} text={texts.doneHelp}>
        <ButtonLink href={link} target="_blank" rel="noreferrer">
          {texts.link}
        </ButtonLink>
        {next}
      </Result>
    )
  }
  if (closed !== undefined) return <EmptyState drawing="signpost" title={closed} />
  return (
    <Answer of={catalogues}>
      {(lists) => (
        <>
          <p style={{ marginTop: 0 }}>{texts.intro}</p>
          <InsuranceForm
            orderId={orderId}
            catalogues={lists}
            onDone={(made) => {
              setLink(made)
              toast.success(texts.done)
              onInsured()
            }}
          />
        </>
      )}
    </Answer>
  )
}
