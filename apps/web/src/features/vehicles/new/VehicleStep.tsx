import type { ComponentType } from 'react'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { Problems } from '#shared/wizard/wizard.ts'
import { PaperStep } from './PaperStep.tsx'
import type { VehicleStepName } from './vehicle-answers.ts'
import { Basics, Specs } from './VehicleFields.tsx'
import type { VehicleStepProps } from './vehicle-look.ts'

const bodies: Record<VehicleStepName, ComponentType<VehicleStepProps>> = {
  basics: Basics,
  specs: Specs,
  soat: (props) => <PaperStep {...props} paper="soat" />,
  propertyCard: (props) => <PaperStep {...props} paper="propertyCard" />,
  inspection: (props) => <PaperStep {...props} paper="inspection" />,
}

interface VehicleStepBodyProps extends Omit<VehicleStepProps, 'wrong'> {
  name: VehicleStepName
  problems: Problems
}

/** Draws the questions of one of the five steps. */
export const VehicleStep = ({ name, problems, ...props }: VehicleStepBodyProps) => {
  const Body = bodies[name]
  return <Body {...props} wrong={(answer) => wordsOf(problems, answer)} />
}
