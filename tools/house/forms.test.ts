import { expect, test } from 'vitest'
import { formsAreDeclared } from './forms.ts'
import { plant } from './reading/source.ts'

const path = 'apps/web/src/features/orders/A.tsx'
const byHand = plant(path, 'const [wasTried, setTried] = useState(false)')
const declared = plant(path, 'const form = useForm({})')
const many = Array.from({ length: 99 }, (_, at) => `apps/web/src/${at}.tsx`)

test.each([
  ['a form that keeps by hand whether it was tried', [], [byHand]],
  ['one that keeps its problem', [], [plant(path, "const [problem, setProblem] = useState('')")]],
  ['one that keeps what it lacks', [], [plant(path, 'const [lacks, setLacks] = useState({})')]],
  [
    'a form drawn by hand',
    [],
    [plant(path, "import { ActForm } from '#shared/forms/ActForm.tsx'\nconst A = () => <ActForm />")],
  ],
  ['a form of the library', [], [plant(path, "import { Button, Form } from 'antd'")]],
  ['a form on the list that has moved', [path], [declared]],
  ['a list that grows', many, many.map((one) => plant(one, byHand.text))],
])('a planted fault is found: %s', (_fault, listed, files) => {
  expect(
    formsAreDeclared(Object.fromEntries(listed.map((one) => [one, 'not yet moved'])))(files),
  ).toHaveLength(1)
})

test('a declared form and one of the list pass', () => {
  const other = plant('apps/web/src/features/orders/B.tsx', declared.text)
  expect(formsAreDeclared({ [path]: 'not yet moved' })([byHand, other])).toEqual([])
})
