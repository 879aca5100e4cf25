import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import { KeyCard } from '#features/integrations/KeyCard.tsx'
import { NewKey } from '#features/integrations/NewKey.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Section } from './Section.tsx'
import styles from './integrations-screen.module.css'

const texts = integrationsTexts.keys
const most = 100

const Keys = ({ onEnded }: { onEnded: () => void }) => (
  <Answer
    of={useRead(api.integrations.keys, { query: { limit: most } })}
    wait={{ shape: 'cards', count: 2 }}
    empty={<EmptyState drawing="papers" title={texts.empty} text={texts.emptyHelp} />}
  >
    {({ items }) => (
      <div className={styles.cards}>
        {items.map((apiKey) => (
          <KeyCard key={apiKey._id} apiKey={apiKey} onEnded={onEnded} />
        ))}
      </div>
    )}
  </Answer>
)

/** Keys by which the company's own system asks. */
export const KeysSection = () => {
  const client = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  const readAgain = () => void client.invalidateQueries({ queryKey: keyOf(api.integrations.keys) })
  return (
    <Section
      title={texts.title}
      help={texts.help}
      action={
        <Button kind="primary" icon="plus" onClick={() => setMaking(true)}>
          {texts.create}
        </Button>
      }
    >
      <Keys onEnded={readAgain} />
      <NewKey isOpen={isMaking} onClose={() => setMaking(false)} onSettled={readAgain} />
    </Section>
  )
}
