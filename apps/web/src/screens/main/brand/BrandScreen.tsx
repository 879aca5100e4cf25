import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { readHouseLook } from '#shared/brand/read-house-look.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { brandScreenTexts as texts } from './brand-screen.texts.ts'
import { BrandForm } from './BrandForm.tsx'
import styles from './brand.module.css'

const Gaps = ({ gaps }: { gaps: readonly string[] }) => (
  <Card title={texts.gaps}>
    <p className={styles.help}>{gaps.length === 0 ? texts.gapsNone : texts.gapsHelp}</p>
    <ul className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={gap} className={styles.gap}>
          <Icon name="alert" sizePx={18} /> {gap}
        </li>
      ))}
    </ul>
  </Card>
)

const Body = () => {
  const client = useQueryClient()
  const read = useRead(api.brand.read, {})
  const readAgain = () => {
    void read.refetch()
    void client.invalidateQueries({ queryKey: keyOf(api.settings.open) }).then(readHouseLook)
  }
  return (
    <Answer of={read} wait={{ shape: 'cards', count: 2 }}>
      {(brand) => (
        <div className={styles.columns}>
          {/* What is typed begins anew with each brand that comes into force. */}
          <BrandForm key={brand.updatedAt ?? ''} brand={brand} onSaved={readAgain} />
          <Gaps gaps={brand.gaps} />
        </div>
      )}
    </Answer>
  )
}

/** Name, colours and logo of the house, and what its installation lacks. */
export default function BrandScreen() {
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <Body />
    </>
  )
}
