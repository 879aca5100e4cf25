import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DayInput } from './DayInput.tsx'
import { Field } from './Field.tsx'
import { SwitchLine } from './Switch.tsx'

const nothing = () => undefined

test('a day is shown as Colombia writes it, whatever the browser speaks', () => {
  const html = renderToStaticMarkup(<DayInput control={{ id: 'd' }} value="2026-03-15" onChange={nothing} />)
  const [shown = '', calendar = ''] = html.match(/<input[^>]*>/g) ?? []
  expect(shown).toContain('value="15/03/2026"')
  expect(shown).not.toContain('type="date"')
  expect(calendar).toContain('aria-hidden="true"')
})

test('a switch of a form shows its words, and is heard by them', () => {
  const html = renderToStaticMarkup(<SwitchLine label="Urgente" isOn={false} onChange={nothing} />)
  expect(html).toContain('>Urgente<')
  expect(html).toContain('aria-label="Urgente"')
})

test('what is wrong stands in the place of the help, and is read with its field', () => {
  const drawn = (problem?: string) =>
    renderToStaticMarkup(
      <Field label="Placa" help="Seis signos" problem={problem} value="" onChange={nothing} />,
    )
  expect(drawn()).toContain('Seis signos')
  expect(drawn('Falta la placa')).not.toContain('Seis signos')
  const described = /aria-describedby="([^"]+)"/.exec(drawn('Falta la placa'))?.[1] ?? ''
  expect(drawn('Falta la placa')).toContain(`id="${described}" `)
  expect(drawn('Falta la placa')).toContain('aria-invalid="true"')
})
