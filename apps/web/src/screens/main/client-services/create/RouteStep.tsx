import { RoutePicker } from '#features/places/RoutePicker.tsx'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { createTexts } from './create.texts.ts'
import type { ServiceAnswers } from './service-answers.ts'
import { wordsOf } from '#shared/wizard/problem-words.ts'

const labels = { origin: createTexts.origin, destination: createTexts.destination }

export const RouteStep = ({ answers, problems, set }: StepBodyProps<ServiceAnswers>) => (
  <RoutePicker
    origin={answers.origin}
    destination={answers.destination}
    labels={labels}
    problems={{ origin: wordsOf(problems, 'origin'), destination: wordsOf(problems, 'destination') }}
    onChange={set}
  />
)
