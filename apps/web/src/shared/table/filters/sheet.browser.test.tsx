import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxOf, draw, phone } from '../../drawn.fixture.tsx'
import { Check } from '../../plain/fields/Checkbox.tsx'
import { DayRange } from './DayRange.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterText } from './FilterText.tsx'
import { MoreFilters, SheetOfFiltersRoom } from './MoreFilters.tsx'
import { PhoneFilters } from './PhoneFilters.tsx'
import { useTableState } from './use-table-state.ts'

const keys = ['insured', 'carrier', 'from', 'to', 'late', 'state']
const columns = [
  { key: 'state', title: 'Estado', render: () => '', filters: [{ value: 'open', label: 'Por pagar' }] },
]

const Sheet = () => {
  const controls = useTableState(keys)
  return (
    <SheetOfFiltersRoom>
      <PhoneFilters columns={columns} controls={controls} />
      <MoreFilters controls={controls} keys={keys}>
        <FilterChoice
          controls={controls}
          label="Seguro"
          filterKey="insured"
          options={[{ value: 'true', label: 'Con seguro' }]}
          placeholder="Todos"
          widthPx={150}
        />
        <FilterText controls={controls} label="Transportador" filterKey="carrier" />
        <DayRange controls={controls} label="Reserva" keys={['from', 'to']} />
        <Check isOn={false} onChange={() => undefined}>
          Con retraso
        </Check>
      </MoreFilters>
    </SheetOfFiltersRoom>
  )
}

test('in a phone’s sheet every label stands above its field, and a thumb hits what it presses', async () => {
  await draw(<Sheet />, phone)
  await page.getByRole('button', { name: /Filtrar/ }).click()
  await expect.element(page.getByLabelText('Seguro')).toBeVisible()
  for (const label of ['Seguro', 'Transportador', 'Reserva desde']) {
    const words = boxOf(page.getByText(label, { exact: true }))
    const field = boxOf(page.getByLabelText(label, { exact: true }))
    expect(words.bottom, label).toBeLessThanOrEqual(field.top + 1)
    expect(field.width, label).toBeGreaterThan(phone.width / 2)
  }
  for (const box of ['Por pagar', 'Con retraso'])
    expect(boxOf(page.getByText(box, { exact: true })).height, box).toBeGreaterThanOrEqual(44)
})
